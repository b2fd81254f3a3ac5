import type { Fact } from '@chartwright/contract/facts'
import { CONCEPT_ROWS } from '../../../../../clinical/lexicon/concepts/concept-rows.ts'

const FINDINGS = new Set(CONCEPT_ROWS.examination.map(({ name }) => name))
const MEASURES = new Set([...CONCEPT_ROWS.test.map(({ name }) => name), 'fever'])
/** Where and how much: anything else is another sentence. */
const TOLD_BESIDE = new Set(['side', 'site', 'severity'])

/** 'Pharyngeal erythema.', which was said as 'your throat is red', may be no sentence that a network expects. */
export function isPlainFinding(fact: Fact): boolean {
  const { kind, who, concept, certainty, time, said, attributes } = fact
  const [own] = said
  return (
    kind === 'finding' &&
    certainty === 'sure' &&
    time === 'now' &&
    who === 'patient' &&
    FINDINGS.has(concept) &&
    !ASKED.test(own?.words ?? '') &&
    Object.keys(attributes).every((name) => TOLD_BESIDE.has(name))
  )
}

const ASKED = /\?|^(?:is|are|does|do|can|did|any)\b/i

/** A number of something that the tables know: 'Fever 38.6.' */
export function isPlainNumber({
  kind,
  who,
  concept,
  certainty,
  polarity,
  attributes,
}: Fact): boolean {
  return (
    kind === 'measurement' &&
    who === 'patient' &&
    certainty === 'sure' &&
    polarity === 'present' &&
    MEASURES.has(concept) &&
    /^\d+(?:\.\d+)?$|^\d+\/\d+$/.test(attributes.value ?? '')
  )
}
