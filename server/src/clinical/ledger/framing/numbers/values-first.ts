import { normalise } from '../../../normalise.ts'
import type { Mention, Modifier } from '../../reading/find-mentions.ts'
import { isAimedAt } from './former-value.ts'

/** What it was before it was measured now, and what it usually is. */
const FORMER =
  /\b(?:ago|last (?:time|week|month|year|visit)|before|previous(?:ly)?|at (?:the start|discharge)|when (?:you|we|i|he|she) (?:started|left|went|came|began))\b/i
const WAS = /\b(?:usually|normally|used to (?:be|run)|(?:it|that) (?:was|had been)|from)\s+$/i

/** Numbers in the order in which they are likely its own: of now before those of earlier, behind it, before it, in an answer, told earlier. */
export function valuesFirst(
  text: string,
  mention: Mention,
  modifiers: readonly Modifier[],
): readonly Modifier[] {
  const isFormer = ({ line, from, words }: Modifier) =>
    FORMER.test(words) || (line === mention.line && WAS.test(text.slice(0, from)))
  const place = ({ line, from }: Modifier) =>
    line === mention.line ? (from >= mention.from ? 0 : 1) : line > mention.line ? 2 : 3
  const rank = (one: Modifier) => place(one) + (isFormer(one) ? 4 : 0)
  const isFraction = ({ words }: Modifier) => (/\bout of\b|\//.test(words) ? 0 : 1)
  const isMeasured = ({ line, from, words }: Modifier) =>
    line !== mention.line || !/\d/.test(normalise(words)) || !isAimedAt(text, from)
  return modifiers
    .filter(isMeasured)
    .sort((one, other) => rank(one) - rank(other) || isFraction(one) - isFraction(other))
}
