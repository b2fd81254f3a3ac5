import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { noteDismissals, noteEvidence } from '../../db/insight-schema.ts'
import { notes, transcriptSegments } from '../../db/schema.ts'

interface Evidence {
  readonly sentence: string
  readonly segmentIds: readonly string[]
}

/** A sentence of the built-in writer, with the facts that it tells and the lines that they rest on. */
export interface ToldSentence extends Evidence {
  readonly factIds: readonly string[]
}

/** These rows are all there are from now on. */
export async function replaceEvidence(
  tx: Tx,
  practitionerId: string,
  noteId: string,
  rows: readonly (Evidence & { readonly factIds: readonly string[] | null })[],
): Promise<void> {
  await tx
    .delete(noteEvidence)
    .where(and(eq(noteEvidence.practitionerId, practitionerId), eq(noteEvidence.noteId, noteId)))
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into ${noteEvidence} (practitioner_id, note_id, sentence_index, sentence, segment_ids, fact_ids)
    select ${practitionerId}::uuid, ${noteId}::uuid, row.place - 1, row.sentence, row.ids::uuid[], row.facts::uuid[]
    from unnest(
      ${sql.param(rows.map(({ sentence }) => sentence))}::text[],
      ${sql.param(rows.map(({ segmentIds }) => `{${segmentIds.join(',')}}`))}::text[],
      ${sql.param(rows.map(({ factIds }) => factIds && `{${factIds.join(',')}}`))}::text[]
    ) with ordinality as row(sentence, ids, facts, place)`)
}

/** In the order of the note. Lines that the transcript no longer has are left out. */
export function listEvidence(tx: Tx, practitionerId: string, noteId: string): Promise<Evidence[]> {
  return tx
    .select({
      sentence: noteEvidence.sentence,
      segmentIds: sql<string[]>`array(
        select ${transcriptSegments.id} from ${transcriptSegments}
        where ${transcriptSegments.id} = any(${noteEvidence.segmentIds})
          and ${transcriptSegments.practitionerId} = ${practitionerId}
        order by ${transcriptSegments.index})`,
    })
    .from(noteEvidence)
    .where(and(eq(noteEvidence.practitionerId, practitionerId), eq(noteEvidence.noteId, noteId)))
    .orderBy(noteEvidence.sentenceIndex)
}

/** Sentences that stand in the note as their writer told them. */
export async function listTold(
  tx: Tx,
  practitionerId: string,
  noteId: string,
): Promise<ToldSentence[]> {
  const rows = await tx
    .select({
      sentence: noteEvidence.sentence,
      segmentIds: noteEvidence.segmentIds,
      factIds: noteEvidence.factIds,
    })
    .from(noteEvidence)
    .where(
      and(
        eq(noteEvidence.practitionerId, practitionerId),
        eq(noteEvidence.noteId, noteId),
        isNotNull(noteEvidence.factIds),
      ),
    )
  return rows.map((row) => ({ ...row, factIds: row.factIds ?? [] }))
}

/** What the notes of a session rest on, and what was put aside of what they lack. */
export async function forgetEvidence(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<void> {
  const ofSession = tx
    .select({ id: notes.id })
    .from(notes)
    .where(and(eq(notes.practitionerId, practitionerId), eq(notes.sessionId, sessionId)))
  for (const table of [noteEvidence, noteDismissals]) {
    await tx
      .delete(table)
      .where(and(eq(table.practitionerId, practitionerId), inArray(table.noteId, ofSession)))
  }
}
