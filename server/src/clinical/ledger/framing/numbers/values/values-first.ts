import { normalise } from '../../../../normalise.ts'
import type { Mention, Modifier } from '../../../reading/find-mentions.ts'
import { isAimedAt } from './former-value.ts'

/** What it was before it was measured now, and what it usually is. */
const FORMER =
  /\b(?:ago|last (?:time|week|month|year|visit)|before|previous(?:ly)?|at (?:the start|discharge)|when (?:you|we|i|he|she) (?:started|left|went|came|began))\b/i
const WAS = /\b(?:usually|normally|used to (?:be|run)|(?:it|that) (?:was|had been)|from)\s+$/i

/** 'They look | quite | good': how it is stands behind how much. */
const HOW = /^\s+(?:good|great|fine|normal|stable|unchanged|negative)\b/i

const HOW_MUCH = /^(?:basically|essentially|just|pretty|quite|really|still|very)$/i

function widened(text: string, { line }: Mention, one: Modifier): Modifier {
  const how =
    one.kind === 'value' && one.line === line ? HOW.exec(text.slice(one.to))?.[0] : undefined
  if (how === undefined || !HOW_MUCH.test(one.words.trim())) return one
  return { ...one, words: how.trim(), to: one.to + how.length }
}

/** 'They were all within normal limits.' 'It is basically unchanged.' */
const NO_VALUE =
  /^(?:basically|essentially|fairly|just|kind of|pretty|quite|rather|really|relatively|somewhat|sort of|still|very|all|within|an?|was|is|both|it|that|a (?:little|bit)(?: bit)?|slightly)$/i

/** 'Your hemoglobin is low at 8.2.' */
const RATED =
  /^(?:(?:a (?:little|bit)|slightly|very|pretty|still|quite) )*(?:low|high|elevated|normal|good|fine|stable)$/i

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
  // 'A temperature of 97.1 is normal.': of two that are as near, the figure is the value.
  const isWord = ({ words }: Modifier) => (RATED.test(words.trim()) ? 1 : 0)
  return ownLineOf(mention, modifiers)
    .map((one) => widened(text, mention, one))
    .filter((one) => isMeasured(one) && !(one.kind === 'value' && NO_VALUE.test(one.words.trim())))
    .sort(
      (one, other) =>
        rank(one) - rank(other) ||
        isWord(one) - isWord(other) ||
        isFraction(one) - isFraction(other),
    )
}

/** 'The flu test was negative.' — 'My pressure is about 120.': how a test came out was told with it. */
function ownLineOf({ kind, line }: Mention, modifiers: readonly Modifier[]): readonly Modifier[] {
  const isValue = (one: Modifier) => one.kind === 'value'
  if (kind !== 'result' || !modifiers.some((one) => isValue(one) && one.line === line))
    return modifiers
  return modifiers.filter((one) => !isValue(one) || one.line === line)
}
