import { documentsApi, DOCUMENT_MEDIA, type DocumentFormat } from '@chartwright/contract/documents'
import { DOCUMENT_MAX_CHARS } from '@chartwright/contract/limits'
import type { FastifyInstance } from 'fastify'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { recordEntry } from '../../db/audit.ts'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { mountDownload, type Download, type Gate } from '../../http/mount.ts'
import { createSlots } from '../../http/slots.ts'
import { nameFile } from './name-file.ts'
import { readNoteRecord, readVisitRecord } from './read-record.ts'
import { createRenderer } from './render/renderer.ts'
import type { VisitRecord } from './visit-record.ts'

/** So that a double click gets both. */
const AT_ONCE = 2

interface Wanted {
  readonly practitionerId: string
  readonly format: DocumentFormat
  readonly timeZone: string
  readonly signal: AbortSignal
  readonly read: (tx: Tx) => ReturnType<typeof readNoteRecord>
  readonly nameOf: (record: VisitRecord) => string
}

export function documentRoutes(app: FastifyInstance, gate: Gate): void {
  const slots = createSlots(AT_ONCE)
  const renderer = createRenderer()
  app.addHook('onClose', renderer.close)

  async function make(wanted: Wanted): Promise<Download> {
    const { practitionerId, format, timeZone, signal } = wanted
    const release = slots.take(practitionerId)
    try {
      const record = await asPractitioner(gate.db, practitionerId, async (tx) => {
        const read = await wanted.read(tx)
        if (charsOf(read.record) > DOCUMENT_MAX_CHARS) throw new AppError('DOCUMENT_TOO_LONG')
        await recordEntry(tx, {
          practitionerId,
          what: 'document_downloaded',
          objectIds: read.noteIds,
          details: { format, signed: read.record.notes.filter((note) => note.signature).length },
        })
        return read.record
      })
      const bytes = await renderer.render({ record, timeZone, format }, signal)
      const fileName = nameFile(record, wanted.nameOf(record), timeZone, format)
      return { fileName, media: DOCUMENT_MEDIA[format], bytes: once(bytes) }
    } finally {
      release()
    }
  }

  mountDownload(app, gate, documentsApi.note, ({ practitioner, params, query, signal }) =>
    make({
      practitionerId: practitioner.id,
      format: query.format,
      timeZone: query.time_zone,
      signal,
      read: (tx) => readNoteRecord(tx, practitioner.id, params.id),
      nameOf: ({ notes: [note] }) => note?.title ?? '',
    }),
  )

  mountDownload(app, gate, documentsApi.visit, ({ practitioner, params, query, signal }) =>
    make({
      practitionerId: practitioner.id,
      format: query.format,
      timeZone: query.time_zone,
      signal,
      read: (tx) => readVisitRecord(tx, practitioner.id, params.id, query),
      nameOf: ({ sessionName }) => sessionName,
    }),
  )
}

function charsOf({ notes, context = '', transcript = [] }: VisitRecord): number {
  const texts = [
    context,
    ...notes.flatMap((note) => [note.note_text, ...note.addenda.map(({ text }) => text)]),
    ...transcript.map(({ text }) => text),
  ]
  return texts.reduce((sum, text) => sum + text.length, 0)
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
