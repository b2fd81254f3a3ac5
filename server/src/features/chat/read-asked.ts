import type { ChatRequest } from '@chartwright/contract/chat'
import type { Fact } from '@chartwright/contract/facts'
import type { Note } from '@chartwright/contract/notes'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { textOf } from '../../lib/note-blocks.ts'
import type { KnownOfVisit, ScribeNote, ScribeSegment } from '../../providers/scribe/scribe.ts'
import { findNote, listNotes } from '../notes/notes.api.ts'
import { findKnown, isSession } from '../sessions/sessions.api.ts'
import { listSegmentsOfSession, segmentsOfText } from '../transcript/transcript.api.ts'

/** A question with its context. */
export interface Asked {
  readonly question: string
  readonly segments: readonly ScribeSegment[]
  /** Otherwise they came with the request. */
  readonly areStored: boolean
  readonly facts: readonly Fact[]
  readonly notes: readonly ScribeNote[]
  readonly known: KnownOfVisit
  readonly openNote: Note | undefined
}

/** Identified directly, or by its note. */
export async function findAskedSession(
  tx: Tx,
  practitionerId: string,
  { session_id, note_id }: ChatRequest,
): Promise<string | undefined> {
  if (session_id !== undefined || note_id === undefined) return session_id
  return (await findNote(tx, practitionerId, note_id))?.session_id
}

/** Stored text takes precedence; the transcript sent along is used only if none is stored. */
export async function readAsked(
  tx: Tx,
  practitionerId: string,
  { question, context, medical_transcript, session_id, note_id }: ChatRequest,
): Promise<Omit<Asked, 'facts'>> {
  const openNote = note_id === undefined ? undefined : await findNote(tx, practitionerId, note_id)
  if (note_id !== undefined && !openNote) throw new AppError('NOT_FOUND', 'Note not found.')
  const sessionId = session_id ?? openNote?.session_id
  if (sessionId !== undefined && !(await isSession(tx, practitionerId, sessionId))) {
    throw new AppError('NOT_FOUND', 'Session not found.')
  }
  const stored =
    sessionId === undefined ? [] : await listSegmentsOfSession(tx, practitionerId, sessionId)
  const notes = sessionId === undefined ? [] : await listNotes(tx, practitionerId, sessionId)
  return {
    question,
    segments:
      stored.length > 0 ? stored : segmentsOfText(askedText({ medical_transcript, context })),
    areStored: stored.length > 0,
    notes: notes.map(({ id, title, note_text }) => ({ id, title, text: textOf(note_text) })),
    known: await findKnown(tx, practitionerId, sessionId),
    openNote,
  }
}

/** The text sent along with the question. */
export function askedText({
  medical_transcript,
  context,
}: Pick<ChatRequest, 'medical_transcript' | 'context'>): string {
  return medical_transcript ?? context ?? ''
}
