import { remember } from '../../../../../clinical/remember.ts'
import { cutLongSpeech } from '../../sheet/speech/cut-long-speech.ts'
import { cutSpeech, isUnmarked } from '../../sheet/speech/cut-speech.ts'

export interface Stretch {
  readonly from: number
  readonly to: number
}

const DIGIT =
  '(?:\\d+|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|\\w+ty|hundred)'
/** The point of 'zero . zero five percent' ends no sentence. */
const END = new RegExp(`(?<!\\b${DIGIT} )[.?!](?=\\s|$)|[.?!](?=\\s(?!${DIGIT}\\b)|$)`, 'g')

const MOST_LINES = 200
const NEAR = 160

/** The sentences of a line: between the marks, and where nobody has set any, where a further one begins. */
export const sentencesOf: (text: string) => readonly Stretch[] = remember(MOST_LINES, cut)

function cut(text: string): Stretch[] {
  const ends = [...text.matchAll(END)].map(({ 0: mark, index }) => index + mark.length)
  return between(text.length, ends).flatMap((marked) => {
    const own = text.slice(marked.from, marked.to)
    if (!isUnmarked(own)) return [marked]
    return cutAt(marked, cutSpeech(own)).flatMap((one) =>
      cutAt(one, cutLongSpeech(text.slice(one.from, one.to))),
    )
  })
}

/** The sentence of a stretch, or all from its first to its last one. */
export function sentenceAround(text: string, { from, to }: Stretch): Stretch {
  const sentences = sentencesOf(text)
  const first = sentences.findLast((each) => each.from <= Math.max(0, from))
  const last = sentences.find((each) => each.to >= Math.max(to, (first?.from ?? 0) + 1))
  return { from: conditionBefore(text, first?.from ?? 0), to: last?.to ?? text.length }
}

/** How a sentence begins that the condition before it may belong to. */
const DEPENDS = /^\s*(?:then\b|i\b|we\b|you\b|that\b|it\b|please\b)/i
const CONDITION_LAST =
  /(?<!\b(?:see|know|sure|ask|check|decide|determine|assess|out|tell|wonder|even|only|as|call|back|sooner|know,?|in|us|me)\s+)\b(?:if|unless|when|once) (?:(?!\b(?:then|i'll|we'll|you can|you should|call|come)\b)[^.?!])*$/i

/** Where nobody has set marks, a condition may belong to what comes before it and to what comes behind it. */
function conditionBefore(text: string, from: number): number {
  const before = text.slice(Math.max(0, from - NEAR), from)
  if (/[.?!]\s*$/.test(before) || !DEPENDS.test(text.slice(from, from + NEAR))) return from
  const [condition] = CONDITION_LAST.exec(before) ?? []
  return condition === undefined ? from : from - condition.length
}

function cutAt({ from, to }: Stretch, cuts: readonly number[]): Stretch[] {
  return between(to - from, cuts).map((each) => ({ from: from + each.from, to: from + each.to }))
}

function between(length: number, cuts: readonly number[]): Stretch[] {
  const places = [...new Set([0, ...cuts, length])].sort((a, b) => a - b)
  return places.slice(1).map((to, at) => ({ from: places[at] ?? 0, to }))
}
