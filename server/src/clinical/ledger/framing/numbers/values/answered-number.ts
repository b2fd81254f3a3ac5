import { normalise } from '../../../../normalise.ts'
import { nameMeasurement } from '../../../naming/name-measurement.ts'
import type { Mention, Modifier } from '../../../reading/find-mentions.ts'
import type { LedgerLine } from '../../../reading/token-stream.ts'
import { PLAUSIBLE } from './answered-number.data.ts'
import { spokenFigures } from '../spoken-figures.ts'

const WORD = String.raw`(?:\d+(?:\.\d+)?|zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)`
const NEXT = String.raw`(?:[\s-]+(?:and|point|over)\s+|\s*/\s*|[\s-]+)${WORD}`
/** Whole numbers: no part of 'twenty-four hours' is one. */
const NUMBERS = new RegExp(
  String.raw`\b(?:a (?=hundred))?${WORD}(?:${NEXT})*\b(?!${NEXT}\b)(?!\s*(?:of|times|ish|o'?clock|[ap]m\b|mg|milligrams?|units?|(?:second|minute|hour|day|night|week|month|year)s?)\b)`,
  'gi',
)
const ASKED = /^[^.!?]{0,60}\?|^[^.!?]{0,25}$/
/** How much it has changed is not how much it is. */
const CHANGED =
  /\b(?:lost|gained|put on|dropped|down|up|off|more|less|target|under|over something)\b/i
const WHEN =
  /\b(?:last night|yesterday|this morning|at midnight|last (?:week|month)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i

/** 'Any temperature?' — 'Thirty-eight seven last night.': the only number of the answer is its value. */
export function withAnswer(
  lines: readonly LedgerLine[],
  mentions: readonly Mention[],
  mention: Mention | undefined,
  own: readonly Modifier[],
): readonly Modifier[] {
  if (mention?.kind !== 'measurement' || own.some(({ kind }) => kind === 'value')) return own
  const asked = lines[mention.line]
  const line = mention.line + 1
  const answer = lines[line]
  if (asked?.role !== 'clinician' || answer === undefined || answer.role === 'clinician') return own
  if (/\d/.test(normalise(mention.words)) || !ASKED.test(asked.text.slice(mention.to))) return own
  const name = nameMeasurement(mention.words, '') ?? ''
  const numbers = [...answer.text.matchAll(NUMBERS)]
  const [only] = numbers
  if (only === undefined || numbers.length > 1 || CHANGED.test(answer.text)) return own
  const [from, to] = [only.index, only.index + only[0].length]
  const isOfAnother = mentions.some(
    (other) => other.line === line && other.from < to && other.to > from,
  )
  if (isOfAnother || !isPlausible(name, only[0])) return own
  const when = own.some(({ kind }) => kind === 'when') ? null : WHEN.exec(answer.text)
  return [
    ...own,
    { kind: 'value', line, from, to, words: only[0] },
    ...(when === null
      ? []
      : [
          {
            kind: 'when' as const,
            line,
            from: when.index,
            to: when.index + when[0].length,
            words: when[0],
          },
        ]),
  ]
}

function isPlausible(name: string, said: string): boolean {
  const plain = normalise(spokenFigures(said, name)).trim()
  if (name === 'blood pressure') return /^\d{2,3}\/\d{2,3}$/.test(plain)
  const value = /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
  return (PLAUSIBLE[name] ?? []).some(([least, most]) => value >= least && value <= most)
}
