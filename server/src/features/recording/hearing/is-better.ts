import type { Heard } from '../../../providers/stt/stt.ts'
import { measureRepetition, REPETITIVE } from './measure-repetition.ts'

/** A stronger recogniser weighs more words against each other, and is a little less sure of each. */
const HEAD_START = 0.1
const LEAST_CONFIDENCE = 0.5
/** It leaves out hums and false starts; with more than that gone, it has missed what was said. */
const LEAST_OF_WORDS = 0.5
/** What it adds beyond that was made up. */
const MOST_OF_WORDS = 2
const SPARE_WORDS = 4

/** Whether what was heard again replaces what was heard first. The same words are no better. */
export function isBetter(again: Heard, first: Heard): boolean {
  const words = wordsOf(again.text)
  const wordsBefore = wordsOf(first.text)
  if (words.length === 0 || words.join(' ') === wordsBefore.join(' ')) return false
  if (measureRepetition(again.text) >= Math.max(REPETITIVE, measureRepetition(first.text))) {
    return false
  }
  // A mark, such as [not transcribed], is less than any words.
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
