import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './values.ts'

/** Not in the documents: decision 36. */
export const fhirApi = {
  /** A note and its facts as a FHIR R4 document. */
  bundle: endpoint({
    access: 'practitioner',
    tag: 'Notes',
    method: 'GET',
    path: '/notes/{id}/fhir',
    action: 'download FHIR bundle',
    params: z.object({ id: Id }),
    response: z.instanceof(Uint8Array),
    media: 'application/fhir+json',
    errors: ['NOT_FOUND', 'FACTS_UNAVAILABLE'],
  }),
}
