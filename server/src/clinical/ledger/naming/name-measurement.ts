import { findMeasure } from './name-measure.ts'
import { plainOf } from './name-words.ts'

/** A number is named not far behind what it measures. */
const WORDS_BEFORE = 7

/** What a number measures: named in its own words, told by its form, or named right before it. */
export function nameMeasurement(words: string, before: string): string | undefined {
  const own = findMeasure('measurement', plainOf(words))
  if (own !== undefined) return own
  const lead = plainOf(before).split(' ').slice(-WORDS_BEFORE)
  for (let from = lead.length - 1; from >= 0; from -= 1) {
    const found = findMeasure('measurement', lead.slice(from).join(' '))
    if (found !== undefined) return found
  }
  return undefined
}
