import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { holdsAll } from '../../db/holds-all.ts'
import { noteSignatures } from '../../db/note-history-schema.ts'
import type { Tx } from '../../db/open.ts'
import { notes, patients, tasks, transcripts, transcriptSegments } from '../../db/schema.ts'

/** As the index has them. */
export async function readWords(
  tx: Tx,
  asked: string,
): Promise<{ word: string; stem: string | null }[]> {
  const { rows } = await tx.execute<{ word: string; stem: string | null }>(sql`
    select word, (ts_lexize('english_stem', word))[1] as stem
    from unnest(search_words(${asked})) with ordinality as asked(word, place) order by place`)
  return rows
}

export interface FoundTexts {
  readonly noteIds: readonly string[]
  readonly transcriptIds: readonly string[]
}

/** For this practitioner, named by the transaction; newest first. */
export async function findTexts(tx: Tx, asked: string, most: number): Promise<FoundTexts> {
  const { rows } = await tx.execute<{ note_id: string | null; transcript_id: string | null }>(
    sql`select note_id, transcript_id from search.own_texts(${asked}, ${most})`,
  )
  return {
    noteIds: rows.flatMap(({ note_id: id }) => id ?? []),
    transcriptIds: rows.flatMap(({ transcript_id: id }) => id ?? []),
  }
}

export async function readNotes(tx: Tx, practitionerId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return tx
    .select({
      id: notes.id,
      sessionId: notes.sessionId,
      title: notes.title,
      html: notes.text,
      createdAt: notes.createdAt,
      signatureId: noteSignatures.id,
    })
    .from(notes)
    .leftJoin(
      noteSignatures,
      and(
        eq(noteSignatures.practitionerId, notes.practitionerId),
        eq(noteSignatures.noteId, notes.id),
        isNull(noteSignatures.unsignedAt),
      ),
    )
    .where(and(eq(notes.practitionerId, practitionerId), inArray(notes.id, [...ids])))
}

/** How many lines of each transcript are examined. */
const LINES_EACH = 100

/** Lines that may contain one of the words, in order within each transcript. */
export async function readLines(
  tx: Tx,
  practitionerId: string,
  transcriptIds: readonly string[],
  cores: readonly string[],
) {
  if (transcriptIds.length === 0) return []
  const patterns = sql.param(cores.map((core) => `%${core}%`))
  const places = tx
    .select({
      id: transcriptSegments.id,
      sessionId: transcripts.sessionId,
      index: transcriptSegments.index,
      text: transcriptSegments.text,
      nth: sql<number>`row_number() over (
        partition by ${transcriptSegments.transcriptId} order by ${transcriptSegments.index})`.as(
        'nth',
      ),
    })
    .from(transcriptSegments)
    .innerJoin(
      transcripts,
      and(
        eq(transcripts.practitionerId, transcriptSegments.practitionerId),
        eq(transcripts.id, transcriptSegments.transcriptId),
      ),
    )
    .where(
      and(
        eq(transcriptSegments.practitionerId, practitionerId),
        inArray(transcriptSegments.transcriptId, [...transcriptIds]),
        sql`search_fold(${transcriptSegments.text}) like any(${patterns}::text[])`,
      ),
    )
    .as('places')
  return tx
    .select()
    .from(places)
    .where(sql`${places.nth} <= ${LINES_EACH}`)
    .orderBy(asc(places.index))
}

/** By title or patient, newest first. */
export async function findTasks(tx: Tx, practitionerId: string, asked: string, limit: number) {
  return tx
    .select({
      id: tasks.id,
      title: tasks.title,
      sessionId: tasks.sessionId,
      createdAt: tasks.createdAt,
    })
    .from(tasks)
    .leftJoin(
      patients,
      and(eq(patients.practitionerId, tasks.practitionerId), eq(patients.id, tasks.patientId)),
    )
    .where(
      and(eq(tasks.practitionerId, practitionerId), holdsAll(asked, tasks.title, patients.name)),
    )
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(limit)
}
