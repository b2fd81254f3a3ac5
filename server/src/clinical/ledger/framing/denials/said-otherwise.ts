import type { Mention, Stretch } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { NEAR_LINES } from '../near-lines.ts'
import { plainSaid } from '../wording/plain-said.ts'

const SENTENCE = /[^.?!]+[.?!]*/g
const STEM = 4
/** Forms of a verb that do not begin as it does. */
const FORMS: Readonly<Record<string, string>> = {
  blee: '(?:blee|bled)',
  swel: '(?:swel|swol)',
  vomi: '(?:vomi|thr[eo]w(?:ing|n|s)? up)',
  fall: '(?:fall|fell)',
}
const NOW_AND_THEN =
  /\b(?:sometimes|occasionally|from time to time|now and (?:then|again)|every so often|once in a while|every now and|i (?:do |still |often |usually |always )*(?:get|suffer from|struggle with))\b/
const NOT_SO =
  /\b(?:no|not|never|none|nothing|neither|nor|without|used to|as a (?:child|kid)|years ago|if|my (?:mother|mom|mum|father|dad|brother|sister|wife|husband|son|daughter))\b|n't\b/
/** Words that stand with many things. */
const LITTLE = new Set(
  'your with that this have been when from some more very really little kind like down back right left ever lose loss feel pain ache other anything problems trouble'.split(
    ' ',
  ),
)

/** 'Any bleeding?' — 'No.' and, elsewhere, 'It has bled sometimes.': the patient says both. */
export function saidOtherwise(
  lines: readonly LedgerLine[],
  { kind, words, line: at }: Mention,
): Stretch | undefined {
  if (kind !== 'symptom') return undefined
  const stems = (words.toLowerCase().match(/[a-z]{4,}/g) ?? [])
    .filter((word) => !LITTLE.has(word))
    .map((word) => word.slice(0, STEM))
  if (stems.length === 0) return undefined
  const named = stems.map((stem) => new RegExp(String.raw`\b${FORMS[stem] ?? stem}`))
  for (const [line, { role, text }] of lines.entries()) {
    if (Math.abs(line - at) > NEAR_LINES) continue
    if (role !== 'patient' || !named.every((name) => name.test(text.toLowerCase()))) continue
    for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
      const said = plainSaid(sentence)
      if (!NOW_AND_THEN.test(said) || NOT_SO.test(said)) continue
      if (named.every((name) => name.test(said)))
        return { line, from: index, to: index + sentence.length }
    }
  }
  return undefined
}
