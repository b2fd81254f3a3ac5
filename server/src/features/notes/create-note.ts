import { DEFAULT_NOTE_TITLE } from '@chartwright/contract/limits'
import type { Note, notesApi } from '@chartwright/contract/notes'
import type { BodyOf } from '@chartwright/contract/endpoint'
import { templateTitle } from '@chartwright/contract/templates'
import { uniqueTitle } from '@chartwright/contract/tabs'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { newId } from '../../lib/ids.ts'
import { sanitizeNote } from '../../lib/note-html.ts'
import { lockSession } from '../sessions/sessions.api.ts'
import { findTemplate } from '../templates/templates.api.ts'
import { insertNote, listNoteTitles } from './notes.queries.ts'

type NewNote = BodyOf<(typeof notesApi)['create']>

/** The session is locked meanwhile, so that two notes written at once get two titles. */
export async function createNote(tx: Tx, practitionerId: string, given: NewNote): Promise<Note> {
  const { session_id: sessionId, template_id: templateId = null } = given
  if (!(await lockSession(tx, practitionerId, sessionId))) {
    throw new AppError('NOT_FOUND', 'Session not found.')
  }
  const template =
    templateId === null ? undefined : await findTemplate(tx, practitionerId, templateId)
  if (templateId !== null && !template) throw new AppError('NOT_FOUND', 'Template not found')
  const title = given.title ?? (template ? templateTitle(template) : DEFAULT_NOTE_TITLE)
  return insertNote(tx, practitionerId, {
    id: newId(),
    sessionId,
    templateId,
    title: uniqueTitle(title, await listNoteTitles(tx, practitionerId, sessionId)),
    text: sanitizeNote(given.note_text),
  })
}
