import type { Fact } from '@chartwright/contract/facts'
import { OF_RELATIVE } from '../../../quotes/also-said.data.ts'
import type { SpokenSentence } from '../../../sheet/speech/spoken-sentences.ts'
import { aroundName } from '../around-name.ts'

/** Whether a patient says of somebody else that it is taken, whoever it was read for. */
export function isOfRelative(fact: Fact, spoken: readonly SpokenSentence[]): boolean {
  const around = aroundName(fact, spoken)
  if (around?.sentence.role !== 'patient') return false
  const found = OF_RELATIVE.exec(around.before)
  if (!found) return false
  const since = around.before.slice(found.index + found[0].length)
  return !/\b(?:i|me|myself)\b/i.test(since)
}
