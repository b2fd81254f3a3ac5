import type { PatientNote } from '@chartwright/contract/patient-record'
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { SignedFact } from '../../clinical/patients/signed-fact.ts'
import { noteSignatures } from '../../db/note-history-schema.ts'
import type { Tx } from '../../db/open.ts'
import { notes, sessions } from '../../db/schema.ts'

const inForce = and(
  eq(noteSignatures.practitionerId, notes.practitionerId),
  eq(noteSignatures.noteId, notes.id),
  isNull(noteSignatures.unsignedAt),
)
const itsSession = and(
  eq(sessions.practitionerId, notes.practitionerId),
  eq(sessions.id, notes.sessionId),
)

/** Newest first. */
export async function listNotesOfPatient(
  tx: Tx,
  practitionerId: string,
  patientId: string,
): Promise<Omit<PatientNote, 'session_name'>[]> {
  const rows = await tx
    .select({
      id: notes.id,
      session_id: notes.sessionId,
      title: notes.title,
      created_at: notes.createdAt,
      updated_at: notes.updatedAt,
      signed_at: noteSignatures.signedAt,
      signer_name: noteSignatures.signerName,
    })
    .from(notes)
    .innerJoin(sessions, itsSession)
    .leftJoin(noteSignatures, inForce)
    .where(and(eq(notes.practitionerId, practitionerId), eq(sessions.patientId, patientId)))
    .orderBy(desc(notes.createdAt), desc(notes.id))
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    signed_at: row.signed_at?.toISOString() ?? null,
  }))
}

export interface SignedSession {
  readonly sessionId: string
  readonly patientId: string | null
  readonly visitedAt: string
  /** Null if the signature has none. */
  readonly ledger: SignedFact[] | null
}

/**
 * Visits with a signed note, each once with its newest signature; optionally of one patient, and
 * before one visit.
 */
export async function listSignedSessions(
  tx: Tx,
  practitionerId: string,
  { patientId, before }: { patientId?: string; before?: string } = {},
): Promise<SignedSession[]> {
  const rows = await tx
    .selectDistinctOn([notes.sessionId], {
      sessionId: notes.sessionId,
      patientId: sessions.patientId,
      visitedAt: sessions.createdAt,
      ledger: noteSignatures.ledger,
    })
    .from(notes)
    .innerJoin(sessions, itsSession)
    .innerJoin(noteSignatures, inForce)
    .where(
      and(
        eq(notes.practitionerId, practitionerId),
        patientId === undefined ? undefined : eq(sessions.patientId, patientId),
        before === undefined ? undefined : lt(sessions.createdAt, sql`${before}::timestamptz`),
      ),
    )
    .orderBy(notes.sessionId, desc(noteSignatures.signedAt))
  return rows.map(({ visitedAt, ...row }) => ({ ...row, visitedAt: visitedAt.toISOString() }))
}
