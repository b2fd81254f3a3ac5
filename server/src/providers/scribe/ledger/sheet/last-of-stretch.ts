import type { Fact } from '@chartwright/contract/facts'
import { CONTINUES, TAKES_THAT } from './sheet-rules.data.ts'
import type { SpokenSentence } from './spoken-sentences.ts'
import { isTelling, type Use } from './use-of-sentence.ts'

/** With what goes on from it and holds no fact of its own, and with how to take a medicine. */
export function lastOfStretch(
  at: number,
  use: Use,
  spoken: readonly SpokenSentence[],
  told: readonly (readonly Fact[])[],
): number {
  const next = spoken[at + 1]
  if (next === undefined || next.line !== spoken[at]?.line || !isTelling(next.text)) return at
  const hasOwnFact = (told[at + 1] ?? []).length > 0 && !/^(?:none|not)\b/i.test(next.text)
  const goesOn =
    (!hasOwnFact && CONTINUES.test(next.text)) || (use === 'medicine' && TAKES_THAT.test(next.text))
  return goesOn ? lastOfStretch(at + 1, use, spoken, told) : at
}
