import type { Fact } from '@chartwright/contract/facts'
import { findConcept } from '../../../../../clinical/ledger/naming/concept-names.ts'
import { isKnownName } from '../../../../../clinical/ledger/naming/name-concept.ts'
import type { Quotation } from '../quoting/quotation.ts'
import type { SpokenSentence } from '../speech/spoken-sentences.ts'
import { FEARED, OPENS_PROBLEM } from './told-on-sheet.data.ts'

const LEAST_OF_PROBLEM = 0.55
const LEAST_UNQUOTED = 0.7
/** In a line of the patient it is somebody else's word. */
const LEAST_OF_OTHERS = 0.75

interface Sheet {
  readonly facts: readonly Fact[]
  readonly spoken: readonly SpokenSentence[]
  readonly quotations: readonly Quotation[]
}

/** 'For your third problem, your diabetes, …': what the visit is about, wherever its plan stands. */
export function isProblem(
  { kind, concept, polarity, certainty, status, who, sureness = 1 }: Fact,
  { role, text }: SpokenSentence,
  { facts, quotations }: Sheet,
): boolean {
  if (kind !== 'assessment' || who !== 'patient' || role !== 'clinician') return false
  if (polarity !== 'present' || certainty !== 'sure' || status === 'resolved') return false
  const isReason = facts.some((one) => one.kind === 'complaint' && one.concept === concept)
  return (
    sureness >= LEAST_OF_PROBLEM &&
    OPENS_PROBLEM.test(text) &&
    isKnownName(kind, concept.toLowerCase()) &&
    !isReason &&
    !isConcludedIn(quotations, concept)
  )
}

/** What is named in words that nobody could be handed. */
export function isNamedUnquoted(fact: Fact, { spoken, quotations }: Sheet, at: number): boolean {
  const { polarity, status, certainty, concept, sureness = 1 } = fact
  if (polarity !== 'present' || status === 'resolved') return false
  const isOfClinician = spoken[at]?.role === 'clinician'
  return (
    sureness >= (isOfClinician ? LEAST_UNQUOTED : LEAST_OF_OTHERS) &&
    (certainty === 'sure' || !FEARED.test(concept)) &&
    !isConcludedIn(quotations, concept)
  )
}

/** 'You came because of a kidney stone. You have a kidney stone.' */
export function isReasonToo({ kind, concept, certainty }: Fact, told: readonly Fact[]): boolean {
  if (kind !== 'assessment' || certainty !== 'sure') return false
  if (findConcept('complaint', concept.toLowerCase()) === undefined) return false
  return told.some((one) => one.kind === 'complaint' && one.concept === concept)
}

export function isConcludedIn(quotations: readonly Quotation[], concept: string): boolean {
  return quotations.some(
    ({ use, text }) => use === 'conclusion' && text.toLowerCase().includes(concept.toLowerCase()),
  )
}
