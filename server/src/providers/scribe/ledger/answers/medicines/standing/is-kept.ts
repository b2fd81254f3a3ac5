import type { Fact } from '@chartwright/contract/facts'
import type { SpokenSentence } from '../../../sheet/speech/spoken-sentences.ts'
import { aroundName } from '../around-name.ts'
import { FORBIDS, NOT_TO_STOP, ONLY_LIMITED } from '../medicine.data.ts'

/** Whether a medicine that was read as stopped or denied goes on: what is denied is to stop it, or one way to take it. */
export function isKept(fact: Fact, spoken: readonly SpokenSentence[]): boolean {
  const { status, polarity } = fact
  if (status !== 'stop' && status !== 'hold' && polarity !== 'absent') return false
  const around = aroundName(fact, spoken)
  if (!around) return false
  const { before, behind } = around
  return NOT_TO_STOP.test(before) || (FORBIDS.test(before) && ONLY_LIMITED.test(behind))
}
