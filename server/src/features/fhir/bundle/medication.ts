import type { Fact, FactStatus } from '@chartwright/contract/facts'
import type { MedicationRequest, MedicationStatement } from 'fhir/r4'
import { conceptOf, joined, referTo } from './element.ts'
import { narrativeOf, paragraphs } from './narrative.ts'
import type { People } from './people.ts'
import type { VisitDocument } from './visit-document.ts'

type Medication = (MedicationRequest | MedicationStatement) & { id: string }

/** What the patient takes or took. */
const TAKEN: Partial<Record<FactStatus, MedicationStatement['status']>> = {
  takes: 'active',
  continue: 'active',
  took: 'completed',
}

/** What was decided. A stopped drug is never a planned one, not even in a draft. */
const DECIDED: Partial<Record<FactStatus, MedicationRequest['status']>> = {
  start: 'active',
  increase: 'active',
  decrease: 'active',
  refill: 'active',
  advise: 'active',
  stop: 'stopped',
  hold: 'on-hold',
}

/** What was offered, declined or only mentioned is neither taken nor decided. */
export function medicationOf(
  fact: Fact,
  visit: VisitDocument,
  people: People,
): Medication | undefined {
  if (fact.status === '' || fact.certainty === 'ruled_out') return undefined
  const isAbsent = fact.polarity === 'absent'
  const taken = TAKEN[fact.status]
  if (taken && fact.certainty === 'sure')
    return statementOf(fact, isAbsent ? 'not-taken' : taken, people)
  const decided = DECIDED[fact.status]
  return decided && !isAbsent ? requestOf(fact, decided, visit, people) : undefined
}

function statementOf(
  fact: Fact,
  status: MedicationStatement['status'],
  people: People,
): MedicationStatement & { id: string } {
  const dosage = dosageOf(fact)
  return {
    resourceType: 'MedicationStatement',
    id: fact.id,
    text: narrativeOf(paragraphs(fact.text)),
    status,
    medicationCodeableConcept: conceptOf(fact.concept),
    subject: referTo(people.patient),
    context: referTo(people.encounter),
    ...reasonOf(fact),
    ...(dosage.length > 0 && { dosage }),
  }
}

function requestOf(
  fact: Fact,
  status: MedicationRequest['status'],
  { note }: VisitDocument,
  people: People,
): MedicationRequest & { id: string } {
  const dosage = dosageOf(fact)
  const isSure = fact.certainty === 'sure' && fact.attributes.condition === undefined
  const remark = joined(fact.attributes.condition, fact.attributes.detail)
  return {
    resourceType: 'MedicationRequest',
    id: fact.id,
    text: narrativeOf(paragraphs(fact.text)),
    status: status === 'active' && !(note.signature && isSure) ? 'draft' : status,
    // Not a prescription: that is written in the system that receives this document.
    intent: isSure && fact.status !== 'advise' ? 'plan' : 'proposal',
    medicationCodeableConcept: conceptOf(fact.concept),
    subject: referTo(people.patient),
    encounter: referTo(people.encounter),
    requester: referTo(people.practitioner),
    ...reasonOf(fact),
    ...(remark !== '' && { note: [{ text: remark }] }),
    ...(dosage.length > 0 && { dosageInstruction: dosage }),
  }
}

function reasonOf({ attributes: { reason }, problem }: Fact) {
  const text = joined(reason ?? problem)
  return text === '' ? {} : { reasonCode: [conceptOf(text)] }
}

/** As it was said: no number is derived from it. */
function dosageOf({ attributes }: Fact): { text: string }[] {
  const { dose, amount, route, frequency, when, duration } = attributes
  const text = joined(dose, amount, route, frequency, when, duration)
  return text === '' ? [] : [{ text }]
}
