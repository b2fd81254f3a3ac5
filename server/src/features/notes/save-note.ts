import type { Note } from '@chartwright/contract/notes'
import { uniqueTitle } from '@chartwright/contract/tabs'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { escapeHtml } from '../../lib/escape-html.ts'
import { newId } from '../../lib/ids.ts'
import {
  recordEvidence,
  recordScribeText,
  type ToldSentence,
  type VisitCache,
} from '../evidence/evidence.api.ts'
import { lockSession } from '../sessions/sessions.api.ts'
import { whyUnchanged } from './edit-note.ts'
import { recordVersion, type Writer } from './history/record-version.ts'
import { insertNote, listNoteTitles, updateNote } from './notes.queries.ts'

export interface NewNote {
  readonly sessionId: string
  readonly templateId: string | null
  /** A counter is added if the session already has this title. */
  readonly title: string
  /** Sanitised HTML. */
  readonly text: string
  readonly provider?: string
  readonly model?: string | null
  readonly remark?: string | null
  readonly fromIncompleteTranscript?: boolean
  readonly beforeSecondHearing?: boolean
  /** What its sentences are based on, if the writer knows. */
  readonly told?: readonly ToldSentence[]
  /** Sentences that the practitioner always adds: they count as typed, not as the writer's. */
  readonly byStyle?: readonly string[]
}

/** Locks the session, so that two notes written at once get two titles. */
export async function saveNote(
  tx: Tx,
  practitionerId: string,
  { told = [], byStyle = [], ...given }: NewNote,
  visits: VisitCache,
): Promise<Note> {
  const { sessionId } = given
  if (!(await lockSession(tx, practitionerId, sessionId))) {
    throw new AppError('NOT_FOUND', 'Session not found.')
  }
  const title = uniqueTitle(given.title, await listNoteTitles(tx, practitionerId, sessionId))
  const note = await insertNote(tx, practitionerId, { ...given, id: newId(), title })
  await recordVersion(tx, practitionerId, note, writerOf(given))
  await recordEvidence(tx, practitionerId, note, visits, told)
  if (given.provider !== undefined) {
    await recordScribeText(tx, practitionerId, note.id, note.note_text, htmlOf(byStyle))
  }
  return note
}

/** Replaces an earlier text. An edit made in the meantime is kept. */
export async function rewriteNote(
  tx: Tx,
  practitionerId: string,
  { id, version }: Pick<Note, 'id' | 'version'>,
  { sessionId, title: _, told = [], byStyle = [], ...change }: NewNote,
  visits: VisitCache,
): Promise<Note> {
  await lockSession(tx, practitionerId, sessionId)
  const note = await updateNote(tx, practitionerId, id, change, version)
  if (!note) throw await whyUnchanged(tx, practitionerId, id)
  await recordVersion(tx, practitionerId, note, writerOf(change))
  await recordEvidence(tx, practitionerId, note, visits, told)
  await recordScribeText(tx, practitionerId, id, note.note_text, htmlOf(byStyle))
  return note
}

function htmlOf(sentences: readonly string[]): string {
  return sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('')
}

function writerOf({ provider, model = null }: Pick<NewNote, 'provider' | 'model'>): Writer {
  return provider === undefined ? { kind: 'person' } : { kind: 'scribe', name: provider, model }
}
