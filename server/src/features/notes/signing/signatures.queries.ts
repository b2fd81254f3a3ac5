import type {
  Acknowledged,
  Addendum,
  EvidenceState,
  Signature,
} from '@chartwright/contract/signatures'
import type { PastSignature } from '@chartwright/contract/signatures'
import type { SignedFact } from '../../../clinical/patients/signed-fact.ts'
import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { noteAddenda, noteSignatures, noteVersions } from '../../../db/note-history-schema.ts'
import type { Tx } from '../../../db/open.ts'
import { practitioners } from '../../../db/schema.ts'

const onWire = (moment: string) =>
  sql.raw(`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/**
 * For queries of notes, including those that have just written one; "notes" is the statement's
 * table.
 */
export const signatureOfNote: SQL<Signature | null> = sql<Signature | null>`(
  select json_build_object('id', s.id, 'signer_name', s.signer_name, 'signer_role', s.signer_role,
    'signed_at', ${onWire('s.signed_at')}, 'content_sha256', s.content_sha256,
    'evidence', s.evidence, 'acknowledged', s.acknowledged, 'version_number', v.number)
  from ${noteSignatures} s join ${noteVersions} v on v.id = s.version_id
  where s.note_id = "notes"."id" and s.practitioner_id = "notes"."practitioner_id"
    and s.unsigned_at is null)`

export const addendaOfNote: SQL<Addendum[]> = sql<Addendum[]>`(
  select coalesce(json_agg(json_build_object('id', a.id, 'text', a.text,
    'signer_name', a.signer_name, 'signer_role', a.signer_role, 'signed_at', ${onWire('a.signed_at')},
    'content_sha256', a.content_sha256, 'signature_id', a.signature_id)
    order by a.signed_at, a.id), '[]'::json)
  from ${noteAddenda} a
  where a.note_id = "notes"."id" and a.practitioner_id = "notes"."practitioner_id")`

export interface Signer {
  readonly name: string
  readonly role: string
}

/** The name and role under which this practitioner signs. */
export async function getSigner(tx: Tx, practitionerId: string): Promise<Signer> {
  const [row] = await tx
    .select({ name: practitioners.name, role: practitioners.role })
    .from(practitioners)
    .where(eq(practitioners.id, practitionerId))
  if (!row) throw new Error('who acts has no row')
  return row
}

interface NewSignature {
  readonly id: string
  readonly noteId: string
  readonly versionId: string
  readonly signerName: string
  readonly signerRole: string
  readonly contentSha256: string
  readonly evidence: EvidenceState
  readonly acknowledged: Acknowledged
  readonly ledger: SignedFact[] | null
}

/** A trigger compares it with the text and the person. */
export async function insertSignature(
  tx: Tx,
  practitionerId: string,
  signature: NewSignature,
): Promise<void> {
  await tx.insert(noteSignatures).values({ ...signature, practitionerId })
}

/** The id of the withdrawn signature; undefined if there was none. */
export async function withdrawSignature(
  tx: Tx,
  practitionerId: string,
  noteId: string,
  by: { readonly name: string; readonly reason: string },
): Promise<string | undefined> {
  const [row] = await tx
    .update(noteSignatures)
    .set({ unsignedAt: sql`now()`, unsignedName: by.name, unsignedReason: by.reason })
    .where(inForce(practitionerId, noteId))
    .returning({ id: noteSignatures.id })
  return row?.id
}

export async function insertAddendum(
  tx: Tx,
  practitionerId: string,
  addendum: Omit<typeof noteAddenda.$inferInsert, 'practitionerId'>,
): Promise<void> {
  await tx.insert(noteAddenda).values({ ...addendum, practitionerId })
}

/** Newest first, including withdrawn ones. */
export async function listSignatures(
  tx: Tx,
  practitionerId: string,
  noteId: string,
): Promise<PastSignature[]> {
  const rows = await tx
    .select({
      id: noteSignatures.id,
      signer_name: noteSignatures.signerName,
      signer_role: noteSignatures.signerRole,
      signed_at: noteSignatures.signedAt,
      content_sha256: noteSignatures.contentSha256,
      evidence: noteSignatures.evidence,
      acknowledged: noteSignatures.acknowledged,
      version_number: noteVersions.number,
      unsigned_at: noteSignatures.unsignedAt,
      unsigned_name: noteSignatures.unsignedName,
      unsigned_reason: noteSignatures.unsignedReason,
    })
    .from(noteSignatures)
    .innerJoin(
      noteVersions,
      and(
        eq(noteVersions.practitionerId, noteSignatures.practitionerId),
        eq(noteVersions.id, noteSignatures.versionId),
      ),
    )
    .where(
      and(eq(noteSignatures.practitionerId, practitionerId), eq(noteSignatures.noteId, noteId)),
    )
    .orderBy(desc(noteSignatures.signedAt), desc(noteSignatures.id))
  return rows.map((row) => ({
    ...row,
    signed_at: row.signed_at.toISOString(),
    unsigned_at: row.unsigned_at?.toISOString() ?? null,
  }))
}

function inForce(practitionerId: string, noteId: string) {
  return and(
    eq(noteSignatures.practitionerId, practitionerId),
    eq(noteSignatures.noteId, noteId),
    isNull(noteSignatures.unsignedAt),
  )
}
