import type { Mention, Stretch } from '../../../reading/find-mentions.ts'
import type { LedgerLine } from '../../../reading/token-stream.ts'
import { plainSaid } from '../../wording/plain-said.ts'
import { sentenceAround } from '../../wording/sentence-around.ts'
import { effectsIn } from './effects-in.ts'
import { NO_ALLERGY } from './side-effects.data.ts'
import { toldOfAllergen } from './told-of-allergen.ts'

interface Reaction {
  readonly detail: string
  readonly said: Stretch
}

/** What a substance did, as it was said last: a side effect, or the reaction to it. */
export function readIntolerance(
  lines: readonly LedgerLine[],
  mention: Mention,
  polarity: Mention['polarity'] = mention.polarity,
): Reaction | undefined {
  if (mention.kind !== 'allergy' || polarity !== 'present') return undefined
  const told = toldOfAllergen(lines, mention).flatMap((said): Reaction[] => {
    if (isTakenBack(lines, said)) return []
    const effects = effectsIn(lines[said.line]?.text.slice(said.from, said.to) ?? '')
    return effects === undefined || effects.length === 0
      ? []
      : [{ detail: effects.join(', '), said }]
  })
  return told.at(-1)
}

const TAKEN_BACK =
  /\b(?:no wait|wait|hang on|hold on|i mean|sorry|no,? (?:that|it) was|or was (?:it|that))\b/
const NEXT_CHARS = 40

/** 'My tongue swelled up. No, wait.': what is corrected is not told. */
function isTakenBack(lines: readonly LedgerLine[], { line, from, to }: Stretch): boolean {
  const text = lines[line]?.text ?? ''
  return TAKEN_BACK.test(
    text
      .slice(from, to + NEXT_CHARS)
      .toLowerCase()
      .replace(/[\s,]+/g, ' '),
  )
}

/** 'I don't think that's an allergy': what was said of a substance is quoted with it. */
export function readNoAllergy(lines: readonly LedgerLine[], mention: Mention): Stretch | undefined {
  if (mention.kind !== 'allergy') return undefined
  const { role, text } = lines[mention.line] ?? { role: 'unsure', text: '' }
  const { before, after } = sentenceAround(text, mention)
  const from = mention.from - before.length
  const end = mention.to + after.length
  const next = /^[.?!]?[^.?!]*/.exec(text.slice(end))?.[0] ?? ''
  if (NO_ALLERGY.test(plainSaid(next))) return { line: mention.line, from, to: end + next.length }
  const isOwn = NO_ALLERGY.test(plainSaid(text.slice(from, end)))
  const reply = lines[mention.line + 1]
  const isReplied = reply?.role !== role && NO_ALLERGY.test(plainSaid(reply?.text ?? ''))
  return isOwn || isReplied ? { line: mention.line, from, to: end } : undefined
}
