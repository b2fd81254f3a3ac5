import type { GenerateNote } from '@chartwright/contract/note-frames'
import type { Note } from '@chartwright/contract/notes'
import { CONTEXT_TAB } from '@chartwright/contract/tabs'
import { templateTitle } from '@chartwright/contract/templates'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { textOf } from '../../lib/note-blocks.ts'
import type { NoteInput } from '../../providers/scribe/scribe.ts'
import { findKnown, findSession } from '../sessions/sessions.api.ts'
import { readStyle } from '../style/style.api.ts'
import { findTemplate } from '../templates/templates.api.ts'
import {
  countHeardAgain,
  listSegmentsOfSession,
  segmentsOfText,
} from '../transcript/transcript.api.ts'
import { loadCodes } from '../vocabulary/vocabulary.api.ts'
import { findNote } from './notes.queries.ts'

export interface NoteSources extends Omit<NoteInput, 'facts' | 'signal'> {
  readonly sessionId: string
  readonly templateId: string
  /** The note to rewrite, as it was then. */
  readonly note: Pick<Note, 'id' | 'version'> | undefined
  /** How many of the lines were replaced by the second hearing. */
  readonly heardAgain: number
}

/** Stored text takes precedence; the transcript sent along is used only if none is stored. */
export async function readSources(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
  asked: GenerateNote,
): Promise<NoteSources> {
  const session = await findSession(tx, practitionerId, sessionId)
  if (!session) throw new AppError('NOT_FOUND', 'Session not found.')
  const template = await findTemplate(tx, practitionerId, asked.template_id)
  if (!template) throw new AppError('NOT_FOUND', 'Template not found')
  const note =
    asked.note_id === undefined ? undefined : await findNote(tx, practitionerId, asked.note_id)
  if (asked.note_id !== undefined && note?.session_id !== sessionId) {
    throw new AppError('NOT_FOUND', 'Note not found.')
  }
  if (note?.signature) throw new AppError('NOTE_SIGNED')
  const stored = await listSegmentsOfSession(tx, practitionerId, sessionId)
  const segments = stored.length > 0 ? stored : segmentsOfText(asked.transcribed_text ?? '')
  const typed = textOf(session.tabContents[CONTEXT_TAB.id] ?? '')
  if (segments.length === 0 && typed === '') throw new AppError('NO_TRANSCRIPT')
  return {
    sessionId,
    templateId: template.id,
    template: {
      title: templateTitle(template),
      type: template.template_type,
      prompt: template.template_text,
      example: template.template_description,
    },
    segments,
    context: typed,
    known: await findKnown(tx, practitionerId, sessionId),
    edition: /\bicd\b|\bcodes?\b/i.test(template.template_title) ? await loadCodes(tx) : undefined,
    style: await readStyle(tx, practitionerId),
    note: note && { id: note.id, version: note.version },
    heardAgain: countHeardAgain(stored),
  }
}
