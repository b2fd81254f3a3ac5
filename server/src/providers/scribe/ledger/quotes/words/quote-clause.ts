import {
  ASKED_OF_IT,
  BARE_STARTS,
  CLAUSE_STARTS,
  DEPENDENT,
  FILLERS,
  GOES_ON,
  HANGS_ON,
  QUESTION_STARTS,
  SMALL_TALK,
  TELLS_TO_DO,
  WHOLE_CLAUSE,
} from '../also-said.data.ts'
import { isConditionOnly } from '../is-condition-only.ts'
import { CONSEQUENCE } from './quotation-faults.data.ts'
import { isUnmarked } from '../../sheet/speech/cut-speech.ts'
import { sentenceAround, type Stretch } from './sentences-of-line.ts'

const LEAST_WORDS = 4
export const MOST_WORDS = 32
/** A longer sentence is several, where nobody has set marks. */
const MOST_WORDS_UNMARKED = 24
const AND_THEN = /(?<=\s)and then (?=(?:i|you|we|he|she|they)\b)/gi
/** Without what it depends on, a clause would say more. */
const CONDITIONS =
  /^(?:(?:and|but|so|or|then|now|okay|alright|well|,)\s+)*(?:if|when|once|unless|until|in case)\b/i

/** 'To see if you have it' is no condition, and the second word of 'if if' begins nothing. */
const ASKS_IF =
  /\b(?:see|(?<!you )know|sure|ask|check|decide|determine|assess|find out|tell|wonder|rule out|even|only|especially|as|how|if|when|and|but|so|or)\s+$/i
/** What begins so is no consequence of the clause before it. */
const BEGINS_ANEW = /^\s*(?:so|now|okay|alright|well|but)\b/i

/** The whole clauses around a stretch of a line, without the fillers before them; empty where they say nothing by themselves. */
export function quoteClause(text: string, stretch: Stretch, mostWords = MOST_WORDS): string {
  const around = sentenceAround(text, stretch)
  const sentence = text.slice(around.from, around.to)
  const words = text.slice(stretch.from, stretch.to)
  const from = stretch.from - around.from
  const isOne = !isUnmarked(sentence) || (mostWords > MOST_WORDS && CONDITIONS.test(sentence))
  const most = isOne ? mostWords : MOST_WORDS_UNMARKED
  const longest = mostWords > MOST_WORDS ? most : mostWords
  const part =
    wordsOf(sentence) > longest
      ? clausesAround(sentence, { from, to: from + words.length })
      : sentence
  const short = shortened(part, words, most)
  return (
    [short, part].map((each) => plainOf(each, words)).find((each) => isWhole(each, mostWords)) ?? ''
  )
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
  const asks = [...part.matchAll(QUESTION_STARTS)].find(
    ({ index }) => index >= at + words.length && !leadsToConsequence(part, index),
  )
  return part.slice(asked?.index ?? 0, asks?.index)
}

/** 'If it bleeds, let me explain, go to hospital' */
function leadsToConsequence(part: string, at: number): boolean {
  if (!GOES_ON.test(part.slice(at))) return false
  const before = part.slice(0, at).trim()
  return CONDITIONS.test(before) || isConditionOnly(before)
}

/** Of a clause that goes on too long, as much as was said in one go. */
function shortened(clause: string, words: string, mostWords: number): string {
  const from = clause.indexOf(words)
  if (wordsOf(clause) <= mostWords || from < 0) return clause
  const starts = [...clause.matchAll(BARE_STARTS)].map(({ index }) => index)
  const bare = starts.filter((at, nth) => !HANGS_ON.test(clause.slice(starts[nth - 1] ?? 0, at)))
  const then = [...clause.matchAll(AND_THEN)].map(({ index }) => index)
  const cuts = [...bare, ...then.filter((at) => at > from)]
  return partAround(clause, cuts, { from, to: from + words.length }).text
}

/** The clause of a stretch with the condition before or behind it. */
function clausesAround(text: string, stretch: Stretch): string {
  const starts = startsOf(text)
  const { text: part, from } = partAround(text, starts, stretch)
  const before = from === 0 ? '' : partAround(text, starts, { from: from - 1, to: from }).text
  const to = from + part.length
  const behind = to >= text.length ? '' : partAround(text, starts, { from: to, to: to + 1 }).text
  const isConsequence = CONDITIONS.test(before) && !BEGINS_ANEW.test(part)
  const isCondition = CONDITIONS.test(part)
  return [
    (isCondition ? !CONSEQUENCE.test(part) && behind === '' : isConsequence) ? before : '',
    part,
    CONDITIONS.test(behind) ? behind : '',
  ].join('')
}

/** Whether a clause says something by itself. */
export function isWhole(clause: string, mostWords: number): boolean {
  const words = wordsOf(clause)
  if (words < LEAST_WORDS || words > mostWords || SMALL_TALK.test(clause)) return false
  if (DEPENDENT.test(clause)) return false
  return WHOLE_CLAUSE.test(clause) || TELLS_TO_DO.test(clause)
}

function startsOf(text: string): number[] {
  return [...text.matchAll(new RegExp(CLAUSE_STARTS, 'gi'))]
    .map(({ index }) => index)
    .filter((at) => !ASKS_IF.test(text.slice(0, at)))
}

/** From the last cut before a stretch to the first one behind it. */
function partAround(text: string, cuts: readonly number[], { from, to }: Stretch) {
  const start = Math.max(0, ...cuts.filter((cut) => cut <= Math.max(0, from)))
  const stop = Math.min(text.length, ...cuts.filter((cut) => cut >= Math.max(to, start + 1)))
  return { text: text.slice(start, stop), from: start }
}

export function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
