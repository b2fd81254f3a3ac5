import { fhirApi } from '@chartwright/contract/fhir'
import type { FastifyInstance } from 'fastify'
import { mountDownload, type Gate } from '../../http/mount.ts'
import { createSlots } from '../../http/slots.ts'
import { fileNameOf } from '../../lib/file-names.ts'
import { buildBundle } from './bundle/build-bundle.ts'
import type { VisitDocument } from './bundle/visit-document.ts'
import { readDocument, type DocumentDeps } from './read-document.ts'

/** What one practitioner may have built concurrently. */
const AT_ONCE = 4

export function fhirRoutes(app: FastifyInstance, gate: Gate, deps: DocumentDeps): void {
  const slots = createSlots(AT_ONCE)

  mountDownload(app, gate, fhirApi.bundle, async ({ practitioner, params }) => {
    const release = slots.take(practitioner.id)
    try {
      const visit = await readDocument(deps, practitioner.id, params.id)
      return { fileName: nameOf(visit), bytes: bytesOf(JSON.stringify(buildBundle(visit))) }
    } finally {
      release()
    }
  })
}

/** '2026-03-09 Ana Lima SOAP Note.fhir.json' */
function nameOf({ session, patient, note }: VisitDocument): string {
  const day = session.created_at.slice(0, 10)
  const words = [day, fileNameOf(patient?.name ?? ''), fileNameOf(note.title)]
  return `${words.filter((word) => word !== '').join(' ')}.fhir.json`
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}
