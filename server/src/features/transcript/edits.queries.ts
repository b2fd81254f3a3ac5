import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { transcriptSegments } from '../../db/schema.ts'
import { transcriptEdits, type LineRow } from '../../db/transcript-edit-schema.ts'
import { newId } from '../../lib/ids.ts'

function linesOf(practitionerId: string, transcriptId: string) {
  return and(
    eq(transcriptSegments.practitionerId, practitionerId),
    eq(transcriptSegments.transcriptId, transcriptId),
  )
}

/** Complete rows, as they are stored. */
export function listRows(tx: Tx, practitionerId: string, transcriptId: string): Promise<LineRow[]> {
  return tx
    .select()
    .from(transcriptSegments)
    .where(linesOf(practitionerId, transcriptId))
    .orderBy(asc(transcriptSegments.index))
}

/** Replaces neighbouring lines in place; what comes after them is renumbered. */
export async function replaceRows(
  tx: Tx,
  practitionerId: string,
  transcriptId: string,
  before: readonly LineRow[],
  after: readonly LineRow[],
): Promise<void> {
  const ids = before.map(({ id }) => id)
  const last = Math.max(...before.map(({ index }) => index))
  const own = linesOf(practitionerId, transcriptId)
  await tx.delete(transcriptSegments).where(and(own, inArray(transcriptSegments.id, ids)))
  if (after.length !== before.length) {
    await tx
      .update(transcriptSegments)
      .set({ index: sql`${transcriptSegments.index} + ${after.length - before.length}` })
      .where(and(own, sql`${transcriptSegments.index} > ${last}`))
  }
  await tx
    .insert(transcriptSegments)
    .values(after.map((line) => ({ ...line, practitionerId, transcriptId })))
}

interface StoredEdit {
  readonly before: LineRow[]
  readonly after: LineRow[]
}

export async function insertEdit(
  tx: Tx,
  practitionerId: string,
  transcriptId: string,
  edit: StoredEdit,
): Promise<string> {
  const id = newId()
  await tx.insert(transcriptEdits).values({ id, practitionerId, transcriptId, ...edit })
  return id
}

/** Undefined if the edit is missing or another practitioner's. */
export async function findEdit(
  tx: Tx,
  practitionerId: string,
  transcriptId: string,
  editId: string,
): Promise<StoredEdit | undefined> {
  const [row] = await tx
    .select({ before: transcriptEdits.before, after: transcriptEdits.after })
    .from(transcriptEdits)
    .where(
      and(
        eq(transcriptEdits.practitionerId, practitionerId),
        eq(transcriptEdits.transcriptId, transcriptId),
        eq(transcriptEdits.id, editId),
      ),
    )
  return row
}

export async function deleteEdit(tx: Tx, practitionerId: string, editId: string): Promise<void> {
  await tx
    .delete(transcriptEdits)
    .where(and(eq(transcriptEdits.practitionerId, practitionerId), eq(transcriptEdits.id, editId)))
}
