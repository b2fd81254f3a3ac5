import type { Fact } from '@chartwright/contract/facts'
import type { SpokenSentence } from '../speech/spoken-sentences.ts'

/** Read so surely, a visit that is spoken of again elsewhere is the same one. */
const SURE = 0.8

/** The day of the next visit stands in the same sentence. */
export function isTimedVisit(fact: Fact, sentence: SpokenSentence): boolean {
  const { act, polarity, certainty, attributes, said, sureness = 1 } = fact
  const isWithin = (sureness >= SURE ? said.slice(0, 1) : said).every(
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
