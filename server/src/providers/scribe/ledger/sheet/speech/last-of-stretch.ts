import type { Fact } from '@chartwright/contract/facts'
import {
  ARRANGES_THAT,
  CONTACT,
  CONTINUES,
  EMERGENCY,
  HALF_WARNING,
  INCLUDES,
  TAKES_THAT,
} from '../sheet-rules.data.ts'
import type { SpokenSentence } from './spoken-sentences.ts'
import { isTelling, type Use } from '../use-of-sentence.ts'

const MOST_WORDS = 36

/** With what goes on from it and holds no fact of its own, and with how to take a medicine. */
export function lastOfStretch(
  at: number,
  use: Use,
  spoken: readonly SpokenSentence[],
  told: readonly (readonly Fact[])[],
): number {
  const here = spoken[at]
  const next = spoken[at + 1]
  if (here === undefined || next === undefined || next.line !== here.line) return at
  const goesOn = use === 'warning' ? completes(here, next) : false
  if (goesOn) return lastOfStretch(at + 1, use, spoken, told)
  if (!isTelling(next.text) || next.text.split(' ').length > MOST_WORDS) return at
  const hasOwnFact = (told[at + 1] ?? []).length > 0 && !/^(?:none|not)\b/i.test(next.text)
  const continues =
    (!hasOwnFact && CONTINUES.test(next.text)) ||
    INCLUDES.test(next.text) ||
    (!hasOwnFact && use === 'step' && ARRANGES_THAT.test(next.text)) ||
    (use === 'medicine' && TAKES_THAT.test(next.text))
  return continues ? lastOfStretch(at + 1, use, spoken, told) : at
}

/** What to do stands behind the sign, or a further sign does. */
function completes({ text }: SpokenSentence, next: SpokenSentence): boolean {
  if (next.text === '' || next.text.endsWith('?')) return false
  const isHalf = HALF_WARNING.test(text) && !CONTACT.test(text) && !EMERGENCY.test(text)
  return isHalf || /^or\b/i.test(next.text)
}
