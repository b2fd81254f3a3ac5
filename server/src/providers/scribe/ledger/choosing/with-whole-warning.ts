import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../scribe.ts'
import { quotationOf } from '../quotes/quotation-of.ts'
import { readWarning } from '../quotes/read-warning.ts'
import { writeQuotation } from '../quotes/write-quotation.ts'

/** A warning with all that its sentence says, where that can be told; otherwise the fact itself. */
export function withWholeWarning(fact: Fact, segments: readonly ScribeSegment[]): Fact {
  if (fact.act !== 'safety_net' || fact.source !== 'heard') return fact
  const warning = readWarning(writeQuotation(quotationOf(fact, segments).words))
  if (warning === undefined) return fact
  const { signs: condition, detail } = warning
  return { ...fact, phrased: false, attributes: { condition, detail } }
}

/** What is told, with the other signs that were read from the sentence of a warning in it. */
export function withSignsOfSameWarning(
  told: readonly Fact[],
  heard: readonly Fact[],
  segments: readonly ScribeSegment[],
): Fact[] {
  const ids = new Set(told.map(({ id }) => id))
  const more = heard
    .filter(({ id, act }) => act === 'safety_net' && !ids.has(id))
    .map((fact) => withWholeWarning(fact, segments))
  return [...told, ...more.filter((fact) => told.some((one) => isSameWarning(one, fact)))]
}

function isSameWarning({ act, attributes: one }: Fact, { attributes: other }: Fact): boolean {
  if (act !== 'safety_net' || one.condition === undefined) return false
  return one.condition === other.condition && one.detail === other.detail
}
