import type { Fact } from '@chartwright/contract/facts'
import type { AllergyIntolerance } from 'fhir/r4'
import { conceptOf, joined, referTo } from './element.ts'
import { narrativeOf, paragraphs } from './narrative.ts'
import type { People } from './people.ts'
import type { VisitDocument } from './visit-document.ts'

const HL7 = 'http://terminology.hl7.org/CodeSystem'

/**
 * Denied ones are omitted: the standard requires a clinical status for every allergy, and a refuted
 * one that is active or inactive is easily mistaken for an allergy.
 */
export function allergyOf(
  fact: Fact,
  _visit: VisitDocument,
  people: People,
): (AllergyIntolerance & { id: string }) | undefined {
  if (fact.polarity === 'absent' || fact.certainty === 'ruled_out') return undefined
  const verification = fact.certainty === 'sure' ? 'confirmed' : 'unconfirmed'
  const reaction = joined(fact.attributes.severity, fact.attributes.detail)
  return {
    resourceType: 'AllergyIntolerance',
    id: fact.id,
    text: narrativeOf(paragraphs(fact.text)),
    clinicalStatus: {
      coding: [{ system: `${HL7}/allergyintolerance-clinical`, code: 'active' }],
    },
    verificationStatus: {
      coding: [{ system: `${HL7}/allergyintolerance-verification`, code: verification }],
    },
    code: conceptOf(fact.concept),
    patient: referTo(people.patient),
    encounter: referTo(people.encounter),
    ...(reaction !== '' && { reaction: [{ manifestation: [conceptOf(reaction)] }] }),
  }
}
