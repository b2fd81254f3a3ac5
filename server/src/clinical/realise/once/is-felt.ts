import { CONCEPT_ROWS } from '../../lexicon/concepts/concept-rows.ts'

const SYMPTOMS = new Set(CONCEPT_ROWS.symptom.map(({ name }) => name))
const FELT_AT_PART =
  /\b(?:pains?|aches?|soreness|discomfort|stiffness|swelling|numbness|tingling|weakness|cramps?|itching)$/

/** Whether a thing is felt or seen, and no condition that explains it. */
export function isFelt(concept: string): boolean {
  return SYMPTOMS.has(concept) || FELT_AT_PART.test(concept)
}
