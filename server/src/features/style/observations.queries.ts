import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { StyleObservation } from '../../clinical/style/style.ts'
import { noteVersions } from '../../db/note-history-schema.ts'
import type { Tx } from '../../db/open.ts'
import { notes, sessions } from '../../db/schema.ts'
import { styleObservations, stylePreferences } from '../../db/style-schema.ts'
import { newId } from '../../lib/ids.ts'

const SEEN_OFTEN = 3
/** Habits change: older notes no longer count. */
const NEWEST_NOTES = 50

interface Hashed extends StyleObservation {
  readonly sourceHash: string
  readonly targetHash: string
}

/** The last text that a scribe wrote by itself; undefined for a note that a person started. */
export async function findDraft(
  tx: Tx,
  practitionerId: string,
  noteId: string,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ text: noteVersions.text })
    .from(noteVersions)
    .where(
      and(
        eq(noteVersions.practitionerId, practitionerId),
        eq(noteVersions.noteId, noteId),
        eq(noteVersions.writer, 'scribe'),
        isNull(noteVersions.acceptedBy),
      ),
    )
    .orderBy(desc(noteVersions.number))
    .limit(1)
  return row?.text
}

export async function replaceObservations(
  tx: Tx,
  practitionerId: string,
  noteId: string,
  seen: readonly Hashed[],
): Promise<void> {
  await tx
    .delete(styleObservations)
    .where(
      and(
        eq(styleObservations.practitionerId, practitionerId),
        eq(styleObservations.noteId, noteId),
      ),
    )
  if (seen.length === 0) return
  const rows = seen.map(({ kind, sourceHash, targetHash, isEdit }) => {
    return { practitionerId, noteId, kind, sourceHash, targetHash, isEdit }
  })
  await tx.insert(styleObservations).values(rows).onConflictDoNothing()
}

/**
 * Of the habits in this note: those seen in enough notes, of as many patients, and at least as
 * often as they were left out or undone. A session without a patient counts as one.
 */
export async function listSeenOften(
  tx: Tx,
  practitionerId: string,
  noteId: string,
): Promise<string[]> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    select own.kind || ' ' || own.source_hash || ' ' || own.target_hash as key
    from ${styleObservations} own
    join ${styleObservations} o on o.practitioner_id = own.practitioner_id and o.kind = own.kind
      and (o.source_hash = own.source_hash
        or (o.source_hash = own.target_hash and o.target_hash = own.source_hash))
    join ${notes} n on n.practitioner_id = o.practitioner_id and n.id = o.note_id
    join ${sessions} s on s.practitioner_id = n.practitioner_id and s.id = n.session_id
    where own.practitioner_id = ${practitionerId} and own.note_id = ${noteId} and own.is_edit
      and o.note_id in (select c.id from ${notes} c where c.practitioner_id = ${practitionerId}
        order by c.created_at desc, c.id desc limit ${NEWEST_NOTES})
    group by own.kind, own.source_hash, own.target_hash
    having count(distinct o.note_id) filter (where ${IS_FOR}) >= ${SEEN_OFTEN}
      and count(distinct coalesce(s.patient_id, s.id)) filter (where ${IS_FOR}) >= ${SEEN_OFTEN}
      and count(distinct o.note_id) filter (where ${IS_FOR})
        >= count(distinct o.note_id) filter (where o.target_hash <> own.target_hash)`)
  return rows.map(({ key }) => key)
}

const IS_FOR = sql`o.is_edit and o.source_hash = own.source_hash and o.target_hash = own.target_hash`

/** An existing one is unchanged, and so is a deleted one. */
export async function addPreferences(
  tx: Tx,
  practitionerId: string,
  learned: readonly Hashed[],
): Promise<void> {
  if (learned.length === 0) return
  const rows = learned.map(({ kind, source, target, sourceHash, targetHash }) => {
    return { id: newId(), practitionerId, kind, source, target, sourceHash, targetHash }
  })
  await tx.insert(stylePreferences).values(rows).onConflictDoNothing()
}

/** Its observations are deleted too: if it is learned again, it is learned from scratch. */
export async function forgetObservations(
  tx: Tx,
  practitionerId: string,
  { kind, sourceHash, targetHash }: Pick<Hashed, 'kind' | 'sourceHash' | 'targetHash'>,
): Promise<void> {
  await tx
    .delete(styleObservations)
    .where(
      and(
        eq(styleObservations.practitionerId, practitionerId),
        eq(styleObservations.kind, kind),
        eq(styleObservations.sourceHash, sourceHash),
        eq(styleObservations.targetHash, targetHash),
      ),
    )
}
