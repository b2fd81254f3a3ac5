import type { Note } from '@chartwright/contract/notes'
import { and, asc, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { notes, sessions } from '../../db/schema.ts'
import { refusedBySignature } from './signing/refused-by-signature.ts'
import { addendaOfNote, signatureOfNote } from './signing/signatures.queries.ts'

const columns = {
  id: notes.id,
  session_id: notes.sessionId,
  title: notes.title,
  note_text: notes.text,
  template_id: notes.templateId,
  provider: notes.provider,
  model: notes.model,
  remark: notes.remark,
  from_incomplete_transcript: notes.fromIncompleteTranscript,
  before_second_hearing: notes.beforeSecondHearing,
  version: notes.version,
  signature: signatureOfNote,
  addenda: addendaOfNote,
  created_at: notes.createdAt,
  updated_at: notes.updatedAt,
}
type Row = Omit<Note, 'created_at' | 'updated_at'> & { created_at: Date; updated_at: Date }
type NewRow = Omit<typeof notes.$inferInsert, 'practitionerId'>
type Change = Pick<NewRow, 'text'> &
  Partial<
    Pick<
      NewRow,
      | 'templateId'
      | 'provider'
      | 'model'
      | 'remark'
      | 'fromIncompleteTranscript'
      | 'beforeSecondHearing'
    >
  >

function owned(practitionerId: string, noteId: string) {
  return and(eq(notes.practitionerId, practitionerId), eq(notes.id, noteId))
}

function onWire(row: Row): Note {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** Oldest first, which is the order of their tabs. */
export async function listNotes(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<Note[]> {
  const rows = await tx
    .select(columns)
    .from(notes)
    .where(and(eq(notes.practitionerId, practitionerId), eq(notes.sessionId, sessionId)))
    .orderBy(asc(notes.createdAt), asc(notes.id))
  return rows.map(onWire)
}

/** Like listNotes. Until the transaction ends, others who change one of them wait. */
export async function lockNotes(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<Note[]> {
  const rows = await tx
    .select(columns)
    .from(notes)
    .where(and(eq(notes.practitionerId, practitionerId), eq(notes.sessionId, sessionId)))
    .orderBy(asc(notes.createdAt), asc(notes.id))
    .for('no key update')
  return rows.map(onWire)
}

/** Marks notes that a scribe has written since then: more was said than it was given. */
export async function markIncomplete(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
  since: Date,
): Promise<void> {
  await tx
    .update(notes)
    .set({ fromIncompleteTranscript: true })
    .where(
      and(
        eq(notes.practitionerId, practitionerId),
        eq(notes.sessionId, sessionId),
        isNotNull(notes.provider),
        gte(notes.updatedAt, since),
      ),
    )
}

/** Marks notes that a scribe has written: a line that it was given has since been replaced. */
export async function markBeforeSecondHearing(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<void> {
  await tx
    .update(notes)
    .set({ beforeSecondHearing: true })
    .where(
      and(
        eq(notes.practitionerId, practitionerId),
        eq(notes.sessionId, sessionId),
        isNotNull(notes.provider),
      ),
    )
}

/**
 * Marks the automatic note when one more recording starts: nobody decided that the previous one was
 * the last.
 */
export async function markReadyIncomplete(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<void> {
  const readyId = tx
    .select({ id: sessions.readyNoteId })
    .from(sessions)
    .where(and(eq(sessions.practitionerId, practitionerId), eq(sessions.id, sessionId)))
  await tx
    .update(notes)
    .set({ fromIncompleteTranscript: true })
    .where(
      and(
        eq(notes.practitionerId, practitionerId),
        eq(notes.sessionId, sessionId),
        eq(notes.id, readyId),
      ),
    )
}

export async function listNoteTitles(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<string[]> {
  const rows = await tx
    .select({ title: notes.title })
    .from(notes)
    .where(and(eq(notes.practitionerId, practitionerId), eq(notes.sessionId, sessionId)))
  return rows.map(({ title }) => title)
}

/** Undefined if the note is missing or another practitioner's: existence is not disclosed. */
export async function findNote(
  tx: Tx,
  practitionerId: string,
  noteId: string,
): Promise<Note | undefined> {
  const [row] = await tx.select(columns).from(notes).where(owned(practitionerId, noteId))
  return row && onWire(row)
}

export async function insertNote(tx: Tx, practitionerId: string, note: NewRow): Promise<Note> {
  const [row] = await tx
    .insert(notes)
    .values({ ...note, practitionerId })
    .returning(columns)
  if (!row) throw new Error('the insert returned nothing')
  return onWire(row)
}

/**
 * Undefined if this practitioner has no such note, or not in the expected version. Throws
 * NOTE_SIGNED.
 */
export async function updateNote(
  tx: Tx,
  practitionerId: string,
  noteId: string,
  change: Change,
  expectedVersion?: number,
): Promise<Note | undefined> {
  const isExpected = expectedVersion === undefined ? undefined : eq(notes.version, expectedVersion)
  const writing = tx
    .update(notes)
    .set({ ...change, version: sql`${notes.version} + 1`, updatedAt: sql`now()` })
    .where(and(owned(practitionerId, noteId), isExpected))
    .returning(columns)
  const [row] = await refusedBySignature(writing)
  return row && onWire(row)
}

/** False if this practitioner has no such note. Throws NOTE_SIGNED. */
export async function removeNote(tx: Tx, practitionerId: string, noteId: string): Promise<boolean> {
  const deleting = tx.delete(notes).where(owned(practitionerId, noteId))
  const { rowCount } = await refusedBySignature(deleting)
  return rowCount === 1
}
