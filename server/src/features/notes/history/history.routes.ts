import { noteHistoryApi } from '@chartwright/contract/note-history'
import type { FastifyInstance } from 'fastify'
import { recordEntry } from '../../../db/audit.ts'
import { AppError } from '../../../http/app-error.ts'
import { mount, type Gate } from '../../../http/mount.ts'
import type { VisitCache } from '../../evidence/evidence.api.ts'
import { editNote } from '../edit-note.ts'
import { findNote } from '../notes.queries.ts'
import { listSignatures } from '../signing/signatures.queries.ts'
import { findVersion, listVersions } from './versions.queries.ts'

export function noteHistoryRoutes(app: FastifyInstance, gate: Gate, visits: VisitCache): void {
  mount(app, gate, noteHistoryApi.list, async ({ tx, practitioner, params }) => {
    const note = await findNote(tx, practitioner.id, params.id)
    if (!note) throw new AppError('NOT_FOUND', 'Note not found.')
    return {
      versions: await listVersions(tx, practitioner.id, note.id),
      signatures: await listSignatures(tx, practitioner.id, note.id),
      addenda: note.addenda.toReversed(),
    }
  })

  mount(app, gate, noteHistoryApi.get, async ({ tx, practitioner, params }) => {
    const version = await findVersion(tx, practitioner.id, params.id, params.number)
    if (!version) throw versionNotFound()
    return version
  })

  mount(app, gate, noteHistoryApi.restore, async ({ tx, practitioner, params, body }) => {
    const version = await findVersion(tx, practitioner.id, params.id, params.number)
    if (!version) throw versionNotFound()
    const edit = {
      text: version.note_text,
      expectedVersion: body.version,
      restoredFrom: version.number,
    }
    const note = await editNote(tx, practitioner.id, params.id, edit, visits)
    await recordEntry(tx, {
      practitionerId: practitioner.id,
      what: 'note_restored',
      objectIds: [note.id, version.id],
    })
    return note
  })
}

function versionNotFound(): AppError {
  return new AppError('NOT_FOUND', 'Version not found.')
}
