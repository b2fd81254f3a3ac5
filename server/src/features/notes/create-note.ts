import { DEFAULT_NOTE_TITLE } from '@chartwright/contract/limits'
import type { Note, notesApi } from '@chartwright/contract/notes'
import type { BodyOf } from '@chartwright/contract/endpoint'
import { templateTitle } from '@chartwright/contract/templates'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { sanitizeNote } from '../../lib/note-html.ts'
import type { VisitCache } from '../evidence/evidence.api.ts'
import { isSession } from '../sessions/sessions.api.ts'
import { findTemplate } from '../templates/templates.api.ts'
import { saveNote } from './save-note.ts'

type Given = BodyOf<(typeof notesApi)['create']>

export async function createNote(
  tx: Tx,
  practitionerId: string,
  given: Given,
  visits: VisitCache,
): Promise<Note> {
  const { session_id: sessionId, template_id: templateId = null } = given
  if (!(await isSession(tx, practitionerId, sessionId))) {
    throw new AppError('NOT_FOUND', 'Session not found.')
  }
  const template =
    templateId === null ? undefined : await findTemplate(tx, practitionerId, templateId)
  if (templateId !== null && !template) throw new AppError('NOT_FOUND', 'Template not found')
  const title = given.title ?? (template ? templateTitle(template) : DEFAULT_NOTE_TITLE)
  const text = sanitizeNote(given.note_text)
  return saveNote(tx, practitionerId, { sessionId, templateId, title, text }, visits)
}
