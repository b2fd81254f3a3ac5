import type { Fact } from '@chartwright/contract/facts'
import type { SpokenSentence } from './spoken-sentences.ts'

/** Where in a list of sentences the words of a fact begin; -1 where they stand in none. */
export function placeOfWords(
  said: Fact['said'][number] | undefined,
  spoken: readonly SpokenSentence[],
): number {
  if (said === undefined) return -1
  return spoken.findIndex(
    ({ segmentId, from, to }) =>
      segmentId === said.segment_id && said.from >= from && said.from < to,
  )
}
