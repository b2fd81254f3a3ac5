import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'
import type { Place } from './neighbours.ts'
import { sentencesOf } from './sentences-of-line.ts'
import { wordsOf } from './quote-clause.ts'

/** Between a question and its answer. */
export const ANSWERED = ' — '
/** Another question may have come between them behind so many lines. */
const MOST_LINES = 2
const MOST_WORDS_OF_ANSWER = 24
const QUESTION =
  /\?$|^(?:(?:in the past|recently|lately|currently|before(?: this)?|since then|at any point|right now|at the moment|otherwise|apart from that),? )?(?:how|(?:what|where)(?! (?:i|we)\b)|when(?! (?:i|we|you|he|she|they|it|the|your)\b)|why(?! do ?n't (?:we|you)\b)|do|does|did|is|are|was|were|have|has|can|could|any(?! of\b))\b|\bdoes (?:that|it|this)\b|\bhow (?:has|have|is|are|about)\b|^\w+ (?:do|did|have|are|is) you\b|\b(?:want|wanted|meant) to ask\b/i
/** A question of a patient that was written down without its mark. */
const ASKS =
  /^(?:(?:so|and|but|um|uh|okay|well|now)\W+)*(?:(?:will|would|should|can|could|do|does|did|am|is|are|may|shall) (?:i|we|you|it|that|this|there|the|my)|how|what|when|where|why|which)\b/i
/** What a clinician says of the patient, for the patient to say yes or no to. */
const SAID_OF_YOU = /^(?:you|your)\b(?!.*\b(?:should|need to|can|could|will|'ll|must)\b)/i
const DENIES = /^(?:\W|\b(?:um+|uh+|oh+|er|well|so|yeah)\b)*(?:no|nope|not|never|actually)\b/i

export function isQuestion(words: string): boolean {
  return QUESTION.test(words)
}

export function isOfPatient({ role, speaker }: ScribeSegment): boolean {
  return /patient/i.test(role ?? speaker ?? '')
}

/** What a patient asks tells nothing of the patient. */
export function isAskedByPatient(line: ScribeSegment, words: string): boolean {
  return isOfPatient(line) && (words.includes('?') || ASKS.test(words))
}

/** A question with the answer that was heard to it; empty where there is none. */
export function withAnswer(
  { line, words }: Place,
  { lines }: Fact,
  segments: readonly ScribeSegment[],
): string {
  const answer = segments.find(
    ({ index }) => index > line.index && index <= line.index + MOST_LINES && lines.includes(index),
  )
  const [sentence] = answer ? sentencesOfAnswer(answer.text) : []
  const said = (sentence ?? '').replace(/[\s,.]+$/, '').trim()
  return said === '' || isQuestion(said) ? '' : `${words}${ANSWERED}${said}`
}

const OF_PATIENT = new Set<Fact['kind']>(['symptom', 'history', 'complaint', 'social'])

/** What a clinician took for granted, with the patient's no to it. */
export function withDenial(
  { line, words, at }: Place,
  { kind }: Fact,
  segments: readonly ScribeSegment[],
): string {
  const isLast = !/[\p{L}\p{N}]/u.test(line.text.slice(at + words.length))
  if (!isLast || isOfPatient(line) || !OF_PATIENT.has(kind) || !SAID_OF_YOU.test(words))
    return words
  const next = segments.find(({ index }) => index === line.index + 1)
  if (!next || next.speaker === line.speaker || !DENIES.test(next.text)) return words
  const sentences = sentencesOfAnswer(next.text)
  const most = sentences.findIndex(
    (_, nth) => wordsOf(sentences.slice(0, nth + 1).join(' ')) > MOST_WORDS_OF_ANSWER,
  )
  const said = sentences.slice(0, most < 0 ? undefined : Math.max(1, most)).join(' ')
  return `${words}${ANSWERED}${said}`
}

function sentencesOfAnswer(text: string): string[] {
  return sentencesOf(text)
    .map(({ from, to }) => text.slice(from, to).trim())
    .filter((each) => wordsOf(each) > 0)
}
