import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { noteDismissals, scribeSentences } from '../../db/insight-schema.ts'

interface Dismissal {
  readonly reason: string
  readonly at: string
}

export async function findDismissals(
  tx: Tx,
  practitionerId: string,
  noteId: string,
): Promise<Map<string, Dismissal>> {
  const rows = await tx
    .select()
    .from(noteDismissals)
    .where(
      and(eq(noteDismissals.practitionerId, practitionerId), eq(noteDismissals.noteId, noteId)),
    )
  return new Map(
    rows.map(({ key, reason, dismissedAt }) => [key, { reason, at: dismissedAt.toISOString() }]),
  )
}

/** Dismissed again, a finding has the newer reason. */
export async function saveDismissal(
  tx: Tx,
  practitionerId: string,
  noteId: string,
  { key, reason }: { readonly key: string; readonly reason: string },
): Promise<void> {
  await tx
    .insert(noteDismissals)
    .values({ practitionerId, noteId, key, reason })
    .onConflictDoUpdate({
      target: [noteDismissals.noteId, noteDismissals.key],
      set: { reason, dismissedAt: sql`now()` },
    })
}

/** False when this practitioner had not dismissed it. */
export async function removeDismissal(
  tx: Tx,
  practitionerId: string,
  noteId: string,
  key: string,
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(noteDismissals)
    .where(
      and(
        eq(noteDismissals.practitionerId, practitionerId),
        eq(noteDismissals.noteId, noteId),
        eq(noteDismissals.key, key),
      ),
    )
  return rowCount === 1
}

export async function findScribeHashes(
  tx: Tx,
  practitionerId: string,
  noteId: string,
): Promise<Set<string>> {
  const rows = await tx
    .select({ hash: scribeSentences.hash })
    .from(scribeSentences)
    .where(
      and(eq(scribeSentences.practitionerId, practitionerId), eq(scribeSentences.noteId, noteId)),
    )
  return new Set(rows.map(({ hash }) => hash))
}

export async function addScribeHashes(
  tx: Tx,
  practitionerId: string,
  noteId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    insert into ${scribeSentences} (practitioner_id, note_id, hash)
    select ${practitionerId}::uuid, ${noteId}::uuid, hash
    from unnest(${sql.param(hashes)}::text[]) as hash
    on conflict do nothing`)
}
