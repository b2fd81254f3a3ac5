import {
  ASKED_OF_IT,
  BARE_STARTS,
  CLAUSE_STARTS,
  DEPENDENT,
  FILLERS,
  HANGS_ON,
  QUESTION_STARTS,
  SMALL_TALK,
  TELLS_TO_DO,
  WHOLE_CLAUSE,
} from './also-said.data.ts'

import { cutLongSpeech } from '../sheet/speech/cut-long-speech.ts'
import { cutSpeech, isUnmarked } from '../sheet/speech/cut-speech.ts'

const LEAST_WORDS = 4
const MOST_WORDS = 32
const DIGIT =
  '(?:\\d+|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|\\w+ty|hundred)'
/** The point of 'zero . zero five percent' ends no sentence. */
const END = new RegExp(`(?<!\\b${DIGIT} )[.?!](?=\\s|$)|[.?!](?=\\s(?!${DIGIT}\\b)|$)`)
/** Without what it depends on, a clause would say more. */
const CONDITIONS =
  /^(?:(?:and|but|so|or|then|now|okay|alright|well|,)\s+)*(?:if|when|once|unless|until|in case)\b/i

interface Stretch {
  readonly from: number
  readonly to: number
}

/** The whole clauses around a stretch of a line, without the fillers before them; empty where they say nothing by themselves. */
export function quoteClause(text: string, stretch: Stretch, mostWords = MOST_WORDS): string {
  const sentence = sentenceAround(text, stretch)
  const words = text.slice(stretch.from, stretch.to)
  const isShort = wordsOf(sentence.text) <= mostWords
  const from = stretch.from - sentence.from
  const part = isShort
    ? sentence.text
    : clausesAround(sentence.text, { from, to: from + words.length })
  const plain = plainOf(part, words)
  if (isWhole(plain, mostWords)) return plain
  const short = plainOf(shortened(part, words, mostWords), words)
  return isWhole(short, mostWords) ? short : ''
}

/** Between the marks; where nobody has set marks, between the places where a further sentence begins. */
function sentenceAround(text: string, stretch: Stretch) {
  const marked = partAround(text, marksOf(text, END), stretch)
  if (!isUnmarked(marked.text)) return marked
  const inner = {
    from: Math.max(0, stretch.from - marked.from),
    to: Math.max(1, stretch.to - marked.from),
  }
  const spoken = partAround(marked.text, cutSpeech(marked.text), inner)
  const own = { from: Math.max(0, inner.from - spoken.from), to: Math.max(1, inner.to - spoken.from) }
  const short = partAround(spoken.text, cutLongSpeech(spoken.text), own)
  return { text: short.text, from: marked.from + spoken.from + short.from }
}

/** Without the fillers around a clause, and without a question that goes on behind it. */
function plainOf(part: string, words: string): string {
  return askedOrSaid(part, words)
    .replace(/^\[?[A-Za-z]+\]?:\s+/, '')
    .replace(FILLERS, '')
    .replace(/,?\s*(?:ok|okay|alright|all right)\s*\?$/i, '')
    .replace(/(?:[\s,.–—-]|\b(?:and|but|so|or|because|then|um|uh|okay|alright))+$/i, '')
    .trim()
}

/** The question that the words stand in, and never one that the speaker goes on to ask in the same breath. */
function askedOrSaid(part: string, words: string): string {
  if (part.includes('?')) return part
  const at = part.indexOf(words)
  const asked = [...part.matchAll(ASKED_OF_IT)].findLast(({ index }) => index <= at)
  const asks = [...part.matchAll(QUESTION_STARTS)].find(({ index }) => index >= at + words.length)
  return part.slice(asked?.index ?? 0, asks?.index)
}

/** Of a clause that goes on too long, as much as was said in one go. */
function shortened(clause: string, words: string, mostWords: number): string {
  const from = clause.indexOf(words)
  if (wordsOf(clause) <= mostWords || from < 0) return clause
  const starts = [...clause.matchAll(BARE_STARTS)].map(({ index }) => index)
  const cuts = starts.filter((at, nth) => !HANGS_ON.test(clause.slice(starts[nth - 1] ?? 0, at)))
  return partAround(clause, cuts, { from, to: from + words.length }).text
}

/** The clause of a stretch with the condition before or behind it. */
function clausesAround(text: string, stretch: Stretch): string {
  const starts = startsOf(text)
  const { text: part, from } = partAround(text, starts, stretch)
  const before = from === 0 ? '' : partAround(text, starts, { from: from - 1, to: from }).text
  const to = from + part.length
  const behind = to >= text.length ? '' : partAround(text, starts, { from: to, to: to + 1 }).text
  return [
    CONDITIONS.test(before) && !CONDITIONS.test(part) ? before : '',
    part,
    CONDITIONS.test(behind) ? behind : '',
  ].join('')
}

function isWhole(clause: string, mostWords: number): boolean {
  const words = wordsOf(clause)
  if (words < LEAST_WORDS || words > mostWords || SMALL_TALK.test(clause)) return false
  if (DEPENDENT.test(clause)) return false
  return WHOLE_CLAUSE.test(clause) || TELLS_TO_DO.test(clause)
}

/** Places behind the ends of sentences. */
function marksOf(text: string, end: RegExp): number[] {
  return [...text.matchAll(new RegExp(end, 'g'))].map(({ 0: mark, index }) => index + mark.length)
}

function startsOf(text: string): number[] {
  return [...text.matchAll(new RegExp(CLAUSE_STARTS, 'gi'))].map(({ index }) => index)
}

/** From the last cut before a stretch to the first one behind it. */
function partAround(text: string, cuts: readonly number[], { from, to }: Stretch) {
  const start = Math.max(0, ...cuts.filter((cut) => cut <= Math.max(0, from)))
  const stop = Math.min(text.length, ...cuts.filter((cut) => cut >= Math.max(to, start + 1)))
  return { text: text.slice(start, stop), from: start }
}

function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
