import type { Fact, FactKind } from '@chartwright/contract/facts'
import { isReadFromAfar } from '../../../clinical/realise/is-read-from-afar.ts'

/** How sure the reader must be of what it misreads most. Of facts under it readers found three in five wrong. */
const LEAST: Partial<Record<FactKind, number>> = {
  symptom: 0.6,
  history: 0.6,
  measurement: 0.6,
  result: 0.6,
  medication: 0.6,
}
/** What is simply taken or advised is read rightly even where the reader hesitates. */
const PLAIN = new Set<Fact['status']>(['takes', 'advise'])
/** Of facts that have their amount, time or condition from afar, three in five are wrong up to here. */
const LEAST_FROM_AFAR = 0.8

/** What was likely misread is quoted where it matters, and not told. What a person typed or corrected is theirs. */
export function isTooDoubtful(fact: Fact): boolean {
  const { kind, source, status, sureness = 1 } = fact
  if (source !== 'heard') return false
  if (sureness < LEAST_FROM_AFAR && isReadFromAfar(fact)) return true
  return sureness < (LEAST[kind] ?? 0) && !PLAIN.has(status)
}
