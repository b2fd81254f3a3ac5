import type { Fact } from '@chartwright/contract/facts'
import type { SpokenSentence } from './spoken-sentences.ts'

/** The facts that are named in a sentence. */
export function factsWithin(sentence: SpokenSentence, facts: readonly Fact[]): Fact[] {
  return facts.filter(({ said }) => said.slice(0, 1).some((one) => isWithin(one, sentence)))
}

function isWithin(
  { segment_id, from }: Fact['said'][number],
  { segmentId, from: start, to }: SpokenSentence,
): boolean {
  return segment_id === segmentId && from >= start && from < to
}
