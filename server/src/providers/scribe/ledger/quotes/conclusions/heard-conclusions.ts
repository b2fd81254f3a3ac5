import { findCondition } from '../../../../../clinical/ledger/naming/concept-names.ts'
import { spokenSentences } from '../../sheet/speech/spoken-sentences.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import type { ToldSentence } from '../../section.ts'
import type { ScribeSegment } from '../../../scribe.ts'
import { NAMES_CAUSE, NAMES_CONDITION, NO_CONCLUSION, type FrameRow } from './conclusion.data.ts'

/** Before this share of a visit it is told and asked. */
const FIRST_PART = 0.35
const MOST = 2
const LEAST_WORDS = 4
const MOST_WORDS = 40
const LONGEST_NAME = 4
/** What is spoken of in the sentence before. */
const POINTS_BACK =
  /^(?:(?:so|and|but|well|right|yeah|yes|i think|i suspect),? )*(?:that|this|it|these|those)\b/i

/** Sentences in which the clinician concludes something, of a visit whose conclusions nobody read. */
export function heardConclusions(segments: readonly ScribeSegment[]): ToldSentence[] {
  const spoken = spokenSentences(segments)
  const last = spoken.at(-1)?.line ?? 0
  const texts = spoken.flatMap((sentence, at) =>
    sentence.line >= last * FIRST_PART && concludes(sentence)
      ? [{ text: withBefore(sentence, spoken[at - 1]), line: sentence.line }]
      : [],
  )
  return texts
    .filter(({ text }) => !texts.some((other) => other.text !== text && other.text.includes(text)))
    .slice(0, MOST)
    .map(({ text, line }) => ({ text: `“${text}”`, factIds: [], lines: [line] }))
}

function concludes({ role, text }: SpokenSentence): boolean {
  const words = text.split(' ').length
  if (role !== 'clinician' || words < LEAST_WORDS || words > MOST_WORDS) return false
  const plain = text.replaceAll('’', "'")
  if (NO_CONCLUSION.test(plain)) return false
  if (NAMES_CAUSE.some(([, frame]) => frame.test(plain))) return true
  return NAMES_CONDITION.some((row) => namesCondition(behind(row, plain)))
}

function behind([, frame]: FrameRow, text: string): string {
  const found = frame.exec(text)
  return found === null ? '' : text.slice(found.index + found[0].length)
}

/** Whether words have the name of an illness or injury among them. */
export function namesCondition(text: string): boolean {
  const words = text.toLowerCase().match(/[a-z][a-z'-]*/g) ?? []
  return words.some((_, from) =>
    Array.from({ length: LONGEST_NAME }, (__, more) => words.slice(from, from + more + 1).join(' '))
      .filter((name) => name.length > 3)
      .some((name) => findCondition(name) !== undefined),
  )
}

/** 'That'll be the …': what it is about stands before it. */
function withBefore({ text, line, role }: SpokenSentence, before?: SpokenSentence): string {
  const leans = POINTS_BACK.test(text) && before?.role === role && before.line === line
  const isStatement = before !== undefined && !before.text.endsWith('?')
  return leans && isStatement && before.text.split(' ').length >= LEAST_WORDS
    ? `${before.text} ${text}`
    : text
}
