import type { Session } from '@chartwright/contract/sessions'
import { and, eq, isNull, sql, type AnyColumn } from 'drizzle-orm'
import { noteSignatures } from '../../db/note-history-schema.ts'
import type { Tx } from '../../db/open.ts'
import { notes } from '../../db/schema.ts'

type NoteCounts = Pick<Session, 'note_count' | 'signed_note_count'>

/**
 * Each of these sessions with its number of notes and of signed notes. Two lookups by id, whose
 * cost grows with the number of sessions whatever the planner knows about the tables: when they
 * were counted in the query of the sessions, a table without statistics was read once for each of
 * them.
 */
export async function withNoteCounts<T extends { readonly id: string }>(
  tx: Tx,
  practitionerId: string,
  sessions: readonly T[],
): Promise<(T & NoteCounts)[]> {
  const found = await listNotes(tx, practitionerId, idsOf(sessions))
  const signed = await findSigned(tx, practitionerId, idsOf(found))
  const counts = new Map<string, NoteCounts>()
  for (const { id, sessionId } of found) {
    const { note_count, signed_note_count } = counts.get(sessionId) ?? NONE
    counts.set(sessionId, {
      note_count: note_count + 1,
      signed_note_count: signed_note_count + (signed.has(id) ? 1 : 0),
    })
  }
  return sessions.map((session) => ({ ...session, ...(counts.get(session.id) ?? NONE) }))
}

const NONE: NoteCounts = { note_count: 0, signed_note_count: 0 }

async function listNotes(tx: Tx, practitionerId: string, sessionIds: string[]) {
  if (sessionIds.length === 0) return []
  return tx
    .select({ id: notes.id, sessionId: notes.sessionId })
    .from(notes)
    .where(and(eq(notes.practitionerId, practitionerId), isOneOf(notes.sessionId, sessionIds)))
}

async function findSigned(
  tx: Tx,
  practitionerId: string,
  noteIds: string[],
): Promise<ReadonlySet<string>> {
  if (noteIds.length === 0) return new Set()
  const rows = await tx
    .select({ noteId: noteSignatures.noteId })
    .from(noteSignatures)
    .where(
      and(
        eq(noteSignatures.practitionerId, practitionerId),
        isOneOf(noteSignatures.noteId, noteIds),
        isNull(noteSignatures.unsignedAt),
      ),
    )
  return new Set(rows.map(({ noteId }) => noteId))
}

/** One parameter, however many ids there are. */
function isOneOf(column: AnyColumn, ids: readonly string[]) {
  return sql`${column} = any(${sql.param([...ids])}::uuid[])`
}

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id)
}
