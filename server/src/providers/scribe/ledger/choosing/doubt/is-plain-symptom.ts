import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'
import { isKnownName } from '../../../../../clinical/ledger/naming/name-concept.ts'
import { CONCEPT_ROWS } from '../../../../../clinical/lexicon/concepts/concept-rows.ts'

const SYMPTOMS = new Set(CONCEPT_ROWS.symptom.map(({ name }) => name))
const MOST_WORDS = 3
const OF_A_PLACE = /^(?:numbness|pain|swelling|tenderness)$/

const GONE = /\b(?:not|never|no|any ?more|any longer|gone|used to|until)\b|n['’]t\b/i

const CLINICIAN = /clinician|doctor|nurse|\bdr\b/i

/** 'It can give you nausea': what the clinician alone says of a symptom may be no symptom of the patient. */
export function isSaidByClinician({ said }: Fact, segments: readonly ScribeSegment[]): boolean {
  const lines = said.map(({ segment_id: id }) => segments.find((line) => line.id === id))
  return lines.every((line) => CLINICIAN.test(line?.role ?? line?.speaker ?? ''))
}

/** 'Fatigue.' says too little to be accepted as it is, and stands among others all the same. */
export function isPlainSymptom(fact: Fact): boolean {
  const { kind, who, concept, certainty, importance, text } = fact
  return (
    !isGone(fact) &&
    kind === 'symptom' &&
    certainty === 'sure' &&
    importance !== 'minor' &&
    who === 'patient' &&
    !isOfNoPlace(fact) &&
    ((SYMPTOMS.has(concept) && text.split(' ').length <= MOST_WORDS) || isPlainAtPlace(fact))
  )
}

/** 'Not coughing anymore' is no cough. */
function isGone({ polarity, said: [first] }: Fact): boolean {
  return polarity !== 'absent' && GONE.test(first?.words ?? '')
}

/** 'It doesn't hurt' is said of one place, and denies no other. */
function isOfNoPlace({ polarity, concept, text }: Fact): boolean {
  return OF_A_PLACE.test(concept) && (polarity === 'absent' || !text.includes(' '))
}

const AT_PLACE =
  / (?:in|of) the (?:(?:left|right) )?[a-z]+\.$| (?:at rest|at night|on exertion)(?: or (?:at rest|at night|on exertion))?\.$/
/** Which place is meant is read less surely than that it is felt. */
const LEAST_AT_PLACE = 0.7

/** 'Catching in the right knee.' says no more than 'catching', and where. */
function isPlainAtPlace({ concept, text, sureness = 1 }: Fact): boolean {
  const plain = text.replace(AT_PLACE, '.').replace(/\b(?:left|right) /i, '')
  const isPlain = plain !== text && plain.split(' ').length <= MOST_WORDS
  return isPlain && sureness >= LEAST_AT_PLACE && isKnownName('symptom', concept)
}
