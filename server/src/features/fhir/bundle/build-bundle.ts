import { createHash } from 'node:crypto'
import type { Bundle, FhirResource } from 'fhir/r4'
import { compositionOf } from './composition.ts'
import { documentReferenceId, documentReferenceOf } from './document-reference.ts'
import { idFrom, urnOf } from './element.ts'
import { deviceOf, encounterOf, patientOf, peopleOf, practitionerOf } from './people.ts'
import { factProvenance, noteProvenance } from './provenance.ts'
import { resourcesOfFacts } from './resources-of-facts.ts'
import type { VisitDocument } from './visit-document.ts'

/** A note and its facts as one FHIR R4 document. */
export function buildBundle(visit: VisitDocument): Bundle {
  const people = peopleOf(visit)
  const facts = resourcesOfFacts(visit, people)
  const documentId = documentReferenceId(visit)
  const resources: FhirResource[] = [
    compositionOf(visit, { people, documentId, facts }),
    patientOf(visit, people),
    encounterOf(visit, people),
    practitionerOf(visit, people),
    deviceOf(visit, people),
    documentReferenceOf(visit, people),
    ...facts.map(({ resource }) => resource),
    noteProvenance(visit, people, [visit.note.id, documentId]),
    ...facts.map((each) => factProvenance(each, visit, people)),
  ]
  return {
    resourceType: 'Bundle',
    type: 'document',
    identifier: { system: 'urn:ietf:rfc:3986', value: urnOf(identify(resources)) },
    timestamp: visit.madeAt.toISOString(),
    entry: resources.map((resource) => ({ fullUrl: urnOf(resource.id ?? ''), resource })),
  }
}

/** Stable as long as the contents are the same, whenever it is built. */
function identify(resources: readonly FhirResource[]): string {
  const said = resources.filter(({ resourceType }) => resourceType !== 'Provenance')
  return idFrom(createHash('sha256').update(JSON.stringify(said)).digest('hex'))
}
