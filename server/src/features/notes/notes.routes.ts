import { notesApi } from '@chartwright/contract/notes'
import { DELETED } from '@chartwright/contract/values'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import { mount, type Gate } from '../../http/mount.ts'
import { sanitizeNote } from '../../lib/note-html.ts'
import type { Scribe } from '../../providers/scribe/scribe.ts'
import type { VisitCache } from '../evidence/evidence.api.ts'
import { isSession } from '../sessions/sessions.api.ts'
import { createNote } from './create-note.ts'
import { editNote } from './edit-note.ts'
import { findNote, listNotes, removeNote } from './notes.queries.ts'

const notFound = () => new AppError('NOT_FOUND', 'Note not found.')

export function noteRoutes(
  app: FastifyInstance,
  gate: Gate,
  visits: VisitCache,
  scribe: Pick<Scribe, 'name' | 'model'>,
): void {
  // Spec 2 §7.3 has one path for a session's notes and for a note: session ids are tried first.
  mount(app, gate, notesApi.read, async ({ tx, practitioner, params }) => {
    if (await isSession(tx, practitioner.id, params.id)) {
      return listNotes(tx, practitioner.id, params.id)
    }
    const note = await findNote(tx, practitioner.id, params.id)
    if (!note) throw notFound()
    return note
  })

  mount(app, gate, notesApi.create, ({ tx, practitioner, body }) =>
    createNote(tx, practitioner.id, body, visits),
  )

  mount(app, gate, notesApi.update, ({ tx, practitioner, params, body }) => {
    const { name, model } = scribe
    const edit = {
      text: sanitizeNote(body.note_text),
      expectedVersion: body.version,
      ...(body.accepts_proposal === true && { proposedBy: { name, model } }),
    }
    return editNote(tx, practitioner.id, params.id, edit, visits)
  })

  mount(app, gate, notesApi.remove, async ({ tx, practitioner, params }) => {
    if (!(await removeNote(tx, practitioner.id, params.id))) throw notFound()
    return DELETED
  })
}
