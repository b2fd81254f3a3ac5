import type { Fact } from '@chartwright/contract/facts'
import { findConcept } from '../../../../../clinical/ledger/naming/concept-names.ts'
import { isKnownName } from '../../../../../clinical/ledger/naming/name-concept.ts'
import { CONCEPT_ROWS } from '../../../../../clinical/lexicon/concepts/concept-rows.ts'
import { isWordable } from '../../../../../clinical/realise/naming/wordable.ts'
import { isSureEnough } from '../doubt/is-sure-enough.ts'
import { isDisease } from '../../tasks/task-object.ts'

const SYMPTOMS = new Set(CONCEPT_ROWS.symptom.map(({ name }) => name))
const PROCEDURES = new Set(CONCEPT_ROWS.procedure.map(({ name }) => name))
const LEAST_OF_SIGN = 0.4
const LEAST_OF_HISTORY = 0.68
const LEAST_OF_VISIT = 0.64
/** How something is, without the thing. */
const STATE_ALONE = /\b(?:controlled|stable|better|worse|doing|believe|going to|tolerat\w+)\b/

/** Whether a fact stands in an answer that nobody asked for by its name: talk by the way does not. */
export function isListed(fact: Fact): boolean {
  const { kind, act, concept, sureness = 1 } = fact
  const name = concept.toLowerCase()
  if (kind === 'medication' && isDisease(findConcept('history', name) ?? name)) return false
  if (act === 'safety_net') return SYMPTOMS.has(name) || sureness >= LEAST_OF_SIGN
  if (kind === 'assessment')
    return (
      isSureEnough(fact) && isWordable(fact) && (isKnownName(kind, name) || !STATE_ALONE.test(name))
    )
  if (kind === 'history') return isCondition(name) || sureness >= LEAST_OF_HISTORY
  if (act === 'follow_up') return isVisit(fact)
  return isSureEnough(fact)
}

/** A test, a visit or a vaccine that was spoken of is no condition. */
function isCondition(name: string): boolean {
  const known = findConcept('history', name)
  return known !== undefined && (isDisease(known) || PROCEDURES.has(known))
}

/** 'we'll be in touch' is no appointment. */
function isVisit(fact: Fact): boolean {
  const { concept, attributes, sureness = 1 } = fact
  if ((attributes.when ?? attributes.duration) !== undefined) return true
  return isKnownName('plan', concept) || (sureness >= LEAST_OF_VISIT && isWordable(fact))
}
