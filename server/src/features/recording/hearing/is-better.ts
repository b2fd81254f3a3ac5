import type { Heard } from '../../../providers/stt/stt.ts'
import { measureRepetition, REPETITIVE } from './measure-repetition.ts'

/** A stronger recogniser weighs more alternatives, and is a little less confident of each word. */
const HEAD_START = 0.1
const LEAST_CONFIDENCE = 0.5
/** It omits fillers and false starts; if more than that is missing, it has missed speech. */
const LEAST_OF_WORDS = 0.5
/** Anything it adds beyond that is made up. */
const MOST_OF_WORDS = 2
const SPARE_WORDS = 4

/** Whether the second hearing replaces the first. The same words are no improvement. */
export function isBetter(again: Heard, first: Heard): boolean {
  const words = wordsOf(again.text)
  const wordsBefore = wordsOf(first.text)
  if (words.length === 0 || words.join(' ') === wordsBefore.join(' ')) return false
  if (measureRepetition(again.text) >= Math.max(REPETITIVE, measureRepetition(first.text))) {
    return false
  }
  // A mark such as [not transcribed] is worth less than any words.
  if (/^\[.*\]$/.test(first.text)) return true
  if (words.length < wordsBefore.length * LEAST_OF_WORDS) return false
  if (words.length > wordsBefore.length * MOST_OF_WORDS + SPARE_WORDS) return false
  const { confidence = LEAST_CONFIDENCE } = again
  return (
    confidence >= LEAST_CONFIDENCE &&
    confidence + HEAD_START >= (first.confidence ?? LEAST_CONFIDENCE)
  )
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []
}
