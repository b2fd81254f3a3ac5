import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'
import { quotationOf } from '../../quotes/words/quotation-of.ts'
import { readWarning } from '../../quotes/warnings/read-warning.ts'
import { writeQuotation } from '../../quotes/words/write-quotation.ts'

/** A warning with all that its sentence says, where that can be told; otherwise the fact itself. */
export function withWholeWarning(fact: Fact, segments: readonly ScribeSegment[]): Fact {
  if (fact.act !== 'safety_net' || fact.source !== 'heard') return fact
  const warning = readWarning(writeQuotation(quotationOf(fact, segments).words))
  if (warning === undefined) return fact
  const { signs: condition, detail } = warning
  return { ...fact, concept: condition, phrased: false, attributes: { condition, detail } }
}

/** What is told; of several signs that were read from one warning each tells it whole. */
export function withSignsOfSameWarning(
  told: readonly Fact[],
  heard: readonly Fact[],
  segments: readonly ScribeSegment[],
): Fact[] {
  const warnings = heard
    .filter(({ act }) => act === 'safety_net')
    .map((fact) => withWholeWarning(fact, segments))
  const all = told.map((fact) => {
    const whole = warnings.find(({ id }) => id === fact.id)
    const isShared = warnings.some((other) => other.id !== fact.id && isSameWarning(whole, other))
    return whole !== undefined && isShared ? whole : fact
  })
  const ids = new Set(told.map(({ id }) => id))
  const more = warnings.filter(({ id }) => !ids.has(id))
  return [...all, ...more.filter((fact) => all.some((one) => isSameWarning(one, fact)))]
}

function isSameWarning(one: Fact | undefined, { attributes: other }: Fact): boolean {
  if (one?.act !== 'safety_net' || one.attributes.condition === undefined) return false
  return one.attributes.condition === other.condition && one.attributes.detail === other.detail
}
