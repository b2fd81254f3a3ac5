import type { ScribeSegment } from '../../../scribe.ts'
import { sentencesOf } from './sentences-of-line.ts'

/** Words of a line, and where they begin in it. */
export interface Place {
  readonly line: ScribeSegment
  readonly at: number
  readonly words: string
}

const AS_LONG_AS_A_NOD = 3

/** What was said before: in the same sentence, in the one before it, or in the line before. */
export function saidBefore(
  { line, at }: Place,
  segments: readonly ScribeSegment[],
): { text: string; joint: 'sentence' | 'line' | 'other'; at?: number } {
  const sentences = sentencesOf(line.text)
  const own = sentences.findLast(({ from }) => from <= at)
  const head = own ? line.text.slice(own.from, at) : ''
  if (wordsIn(head) > AS_LONG_AS_A_NOD) return { text: head, joint: 'sentence' }
  const before = lastSentence(line.text.slice(0, own?.from ?? 0))
  if (before !== '')
    return { text: before, joint: 'line', at: line.text.lastIndexOf(before, own?.from) }
  const last = segments.findLast(
    ({ index, text }) => index < line.index && wordsIn(text) > AS_LONG_AS_A_NOD,
  )
  const text = last ? lastSentence(last.text) : ''
  return { text, joint: last?.speaker === line.speaker ? 'line' : 'other' }
}

function lastSentence(text: string): string {
  const sentences = sentencesOf(text).map(({ from, to }) => text.slice(from, to).trim())
  return sentences.findLast((each) => wordsIn(each) > 1 && saysSomething(each)) ?? ''
}

/** The sentences that the same speaker goes on with, in this line or behind the other's nod. */
export function saidBehind(
  { line, at, words }: Place,
  segments: readonly ScribeSegment[],
): { texts: string[]; isInLine: boolean } {
  const rest = sentencesOf(line.text).filter(({ from }) => from >= at + words.length - 1)
  const texts = rest.map(({ from, to }) => line.text.slice(from, to).trim()).filter(saysSomething)
  if (texts.length > 0) return { texts, isInLine: true }
  const next = segments.find(
    ({ index, text }) => index > line.index && wordsIn(text) > AS_LONG_AS_A_NOD,
  )
  if (next === undefined || next.speaker !== line.speaker) return { texts: [], isInLine: false }
  const more = sentencesOf(next.text).map(({ from, to }) => next.text.slice(from, to).trim())
  return { texts: more.filter(saysSomething), isInLine: false }
}

function saysSomething(text: string): boolean {
  return (
    wordsIn(text.replace(/^(?:[\s,.?!]|\b(?:ok|okay|alright|all right|um|uh|so|and)\b)+/i, '')) > 0
  )
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
