import type { Fact } from '@chartwright/contract/facts'
import type { FhirResource } from 'fhir/r4'
import { allergyOf } from './allergy.ts'
import { conditionOf } from './condition.ts'
import { familyHistoryOf } from './family-history.ts'
import { medicationOf } from './medication.ts'
import { observationOf } from './observation.ts'
import { plain } from './element.ts'
import type { People } from './people.ts'
import { serviceRequestOf } from './service-request.ts'
import type { VisitDocument } from './visit-document.ts'

export interface FactResource {
  readonly fact: Fact
  readonly resource: FhirResource & { readonly id: string }
}

type Read = (
  fact: Fact,
  visit: VisitDocument,
  people: People,
) => FactResource['resource'] | undefined

/** Symptoms, findings, habits and advice are only in the note's own words. */
const READ: Partial<Record<Fact['kind'], Read>> = {
  assessment: conditionOf,
  history: conditionOf,
  medication: medicationOf,
  allergy: allergyOf,
  measurement: observationOf,
  family: familyHistoryOf,
  plan: serviceRequestOf,
}

/** A fact about somebody else is never the patient's. */
export function resourcesOfFacts(visit: VisitDocument, people: People): FactResource[] {
  return visit.facts.flatMap((fact) => {
    if (fact.who !== 'patient' && fact.kind !== 'family') return []
    if (plain(fact.concept) === '' || plain(fact.text) === '') return []
    const resource = READ[fact.kind]?.(fact, visit, people)
    return resource ? { fact, resource } : []
  })
}
