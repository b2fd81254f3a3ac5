import type { Fact } from '@chartwright/contract/facts'
import type { SpokenSentence } from './spoken-sentences.ts'

/** The day of the next visit stands in the same sentence. */
export function isTimedVisit(fact: Fact, sentence: SpokenSentence): boolean {
  const { act, polarity, certainty, attributes, said } = fact
  const isWithin = said.every(
    ({ segment_id, from }) =>
      segment_id === sentence.segmentId && from >= sentence.from && from < sentence.to,
  )
  return (
    act === 'follow_up' &&
    sentence.role === 'clinician' &&
    polarity === 'present' &&
    certainty === 'sure' &&
    attributes.when !== undefined &&
    attributes.condition === undefined &&
    isWithin &&
    /^follow[- ]?up$/.test(fact.concept)
  )
}
