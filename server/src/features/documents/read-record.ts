import type { Note } from '@chartwright/contract/notes'
import { CONTEXT_TAB } from '@chartwright/contract/tabs'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { findById } from '../auth/auth.api.ts'
import { findNote, listNotes } from '../notes/notes.api.ts'
import { findDetails } from '../patients/patients.api.ts'
import { findSession } from '../sessions/sessions.api.ts'
import { findTranscript } from '../transcript/transcript.api.ts'
import type { VisitRecord } from './visit-record.ts'

interface ReadRecord {
  readonly record: VisitRecord
  readonly noteIds: readonly string[]
}

/** Throws if the note is missing or another practitioner's. */
export async function readNoteRecord(
  tx: Tx,
  practitionerId: string,
  noteId: string,
): Promise<ReadRecord> {
  const note = await findNote(tx, practitionerId, noteId)
  if (!note) throw new AppError('NOT_FOUND', 'Note not found.')
  return readRecord(tx, practitionerId, note.session_id, [note], {})
}

interface Wanted {
  readonly context?: 'true' | undefined
  readonly transcript?: 'true' | undefined
}

/** Throws if the session is missing or another practitioner's. */
export async function readVisitRecord(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
  wanted: Wanted,
): Promise<ReadRecord> {
  const notes = await listNotes(tx, practitionerId, sessionId)
  return readRecord(tx, practitionerId, sessionId, notes, wanted)
}

async function readRecord(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
  notes: readonly Note[],
  wanted: Wanted,
): Promise<ReadRecord> {
  const session = await findSession(tx, practitionerId, sessionId)
  if (!session) throw new AppError('NOT_FOUND', 'Session not found.')
  const row = await findById(tx, practitionerId)
  if (!row) throw new Error('who acts has no row')
  const patient =
    session.patient_id === null
      ? undefined
      : await findDetails(tx, practitionerId, session.patient_id)
  const said = wanted.transcript && (await findTranscript(tx, practitionerId, { sessionId }))
  const record: VisitRecord = {
    sessionName: session.name,
    visitedAt: session.created_at,
    patient: patient && {
      name: patient.name,
      dateOfBirth: patient.date_of_birth ?? undefined,
      recordNumber: patient.record_number ?? undefined,
    },
    clinician: { name: row.name, role: row.role, country: row.country },
    notes: notes.map(({ title, note_text, signature, addenda }) => ({
      title,
      note_text,
      signature,
      addenda,
    })),
    ...(wanted.context && { context: session.tabContents[CONTEXT_TAB.id] }),
    ...(said && {
      transcript: said.segments.map(({ text, role, start_ms }) => ({ text, role, start_ms })),
    }),
  }
  return { record, noteIds: notes.map(({ id }) => id) }
}
