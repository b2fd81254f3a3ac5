import type { Fact } from '@chartwright/contract/facts'
import { isReadFromAfar, TIMES } from '../../../../clinical/realise/is-read-from-afar.ts'
import { LEAST_FROM_AFAR } from './is-too-doubtful.data.ts'

/** What the patient came for stands without a time that was doubtfully heard elsewhere. */
export function withoutFarTimes(fact: Fact): Fact {
  const { kind, source, phrased, sureness = 1 } = fact
  if (kind !== 'complaint' || source !== 'heard' || phrased === true) return fact
  if (sureness >= LEAST_FROM_AFAR || !isReadFromAfar(fact)) return fact
  const attributes = Object.fromEntries(
    Object.entries(fact.attributes).filter(([name]) => !TIMES.some((time) => time === name)),
  )
  return { ...fact, attributes }
}
