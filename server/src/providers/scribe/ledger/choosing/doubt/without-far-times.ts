import type { Fact, FactAttribute } from '@chartwright/contract/facts'
import { isReadFromAfar } from '../../../../../clinical/realise/is-read-from-afar.ts'
import { LEAST_FROM_AFAR } from './is-too-doubtful.data.ts'

/** What a thing is, wherever it was said. */
const KEPT: readonly FactAttribute[] = ['side', 'site', 'severity', 'quality']

/** What the patient came for stands without times and circumstances that were doubtfully heard elsewhere. */
export function withoutFarTimes(fact: Fact): Fact {
  const { kind, source, phrased, sureness = 1 } = fact
  if (kind !== 'complaint' || source !== 'heard' || phrased === true) return fact
  if (sureness >= LEAST_FROM_AFAR || !isReadFromAfar(fact)) return fact
  const attributes = Object.fromEntries(
    Object.entries(fact.attributes).filter(([name]) => KEPT.some((kept) => kept === name)),
  )
  return { ...fact, attributes }
}
