import type { Transcript } from '@chartwright/contract/transcript'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { recordings, recordingSegments } from '../../db/recording-schema.ts'
import { transcripts, transcriptSegments } from '../../db/schema.ts'
import type { Role } from '../../clinical/roles/role.ts'
import { newId } from '../../lib/ids.ts'
import { showRoles, type StoredSegment } from './show-roles.ts'

const columns = {
  id: transcripts.id,
  session_id: transcripts.sessionId,
  text: transcripts.text,
  updated_at: transcripts.updatedAt,
}
const segmentColumns = {
  id: transcriptSegments.id,
  index: transcriptSegments.index,
  start_ms: transcriptSegments.startMs,
  end_ms: transcriptSegments.endMs,
  speaker: transcriptSegments.speaker,
  text: transcriptSegments.text,
  confidence: transcriptSegments.confidence,
  role: transcriptSegments.role,
}

/** By its own id or by its session's. Undefined for another practitioner's as for none. */
export async function findTranscript(
  tx: Tx,
  practitionerId: string,
  by: { readonly id: string } | { readonly sessionId: string },
): Promise<Transcript | undefined> {
  const isIt = 'id' in by ? eq(transcripts.id, by.id) : eq(transcripts.sessionId, by.sessionId)
  const [row] = await tx
    .select(columns)
    .from(transcripts)
    .where(and(eq(transcripts.practitionerId, practitionerId), isIt))
  if (!row) return undefined
  const stored = await listSegments(tx, practitionerId, row.id)
  const audible = await listAudible(tx, practitionerId, row.session_id)
  const segments = showRoles(stored).map((line) => ({ ...line, has_audio: audible.has(line.id) }))
  return { ...row, updated_at: row.updated_at.toISOString(), segments }
}

/** The lines whose sound is kept: a line has the id of the piece of a recording that it was. */
async function listAudible(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: recordingSegments.id })
    .from(recordingSegments)
    .innerJoin(recordings, eq(recordings.id, recordingSegments.recordingId))
    .where(
      and(
        eq(recordingSegments.practitionerId, practitionerId),
        eq(recordings.practitionerId, practitionerId),
        eq(recordings.sessionId, sessionId),
        isNull(recordings.audioDeletedAt),
        eq(recordingSegments.kind, 'speech'),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** As findTranscript by id, for the session it belongs to. */
export async function findSessionOf(
  tx: Tx,
  practitionerId: string,
  transcriptId: string,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ sessionId: transcripts.sessionId })
    .from(transcripts)
    .where(and(eq(transcripts.practitionerId, practitionerId), eq(transcripts.id, transcriptId)))
  return row?.sessionId
}

export function listSegments(
  tx: Tx,
  practitionerId: string,
  transcriptId: string,
): Promise<StoredSegment[]> {
  return tx
    .select(segmentColumns)
    .from(transcriptSegments)
    .where(
      and(
        eq(transcriptSegments.practitionerId, practitionerId),
        eq(transcriptSegments.transcriptId, transcriptId),
      ),
    )
    .orderBy(asc(transcriptSegments.index))
}

/** None for another practitioner's session as for one without a transcript. */
export function listSegmentsOfSession(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<StoredSegment[]> {
  return tx
    .select(segmentColumns)
    .from(transcriptSegments)
    .innerJoin(transcripts, eq(transcripts.id, transcriptSegments.transcriptId))
    .where(
      and(
        eq(transcriptSegments.practitionerId, practitionerId),
        eq(transcripts.practitionerId, practitionerId),
        eq(transcripts.sessionId, sessionId),
      ),
    )
    .orderBy(asc(transcriptSegments.index))
}

export async function insertTranscript(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<string> {
  const id = newId()
  await tx.insert(transcripts).values({ id, practitionerId, sessionId, text: '' })
  return id
}

/** A line of the transcript: one that stays, by its id, or a new one. */
export interface Line {
  readonly id: string
  readonly isNew: boolean
  readonly text: string
}

/** The lines are all there are from now on, in this order. */
export async function replaceText(
  tx: Tx,
  practitionerId: string,
  transcriptId: string,
  text: string,
  lines: readonly Line[],
): Promise<void> {
  const inTranscript = and(
    eq(transcriptSegments.practitionerId, practitionerId),
    eq(transcriptSegments.transcriptId, transcriptId),
  )
  const ids = sql.param(lines.map(({ id }) => id))
  await tx.execute(sql`
    delete from ${transcriptSegments}
    where ${inTranscript} and ${transcriptSegments.id} <> all(${ids}::uuid[])`)
  await tx.execute(sql`
    update ${transcriptSegments} set index = line.place - 1
    from unnest(${ids}::uuid[]) with ordinality as line(id, place)
    where ${transcriptSegments.id} = line.id and ${inTranscript}
      and ${transcriptSegments.index} <> line.place - 1`)
  const fresh = lines.flatMap((line, index) => (line.isNew ? { ...line, index } : []))
  await tx.execute(sql`
    insert into ${transcriptSegments} (id, practitioner_id, transcript_id, index, text)
    select line.id, ${practitionerId}::uuid, ${transcriptId}::uuid, line.index, line.text
    from unnest(
      ${sql.param(fresh.map(({ id }) => id))}::uuid[],
      ${sql.param(fresh.map(({ index }) => index))}::integer[],
      ${sql.param(fresh.map(({ text: line }) => line))}::text[]
    ) as line(id, index, text)`)
  await setText(tx, practitionerId, transcriptId, text)
}

export async function setText(
  tx: Tx,
  practitionerId: string,
  transcriptId: string,
  text: string,
): Promise<void> {
  await tx
    .update(transcripts)
    .set({ text, updatedAt: sql`now()` })
    .where(and(eq(transcripts.practitionerId, practitionerId), eq(transcripts.id, transcriptId)))
}

/** As findTranscript, without its segments. */
export async function findText(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<{ id: string; text: string } | undefined> {
  const [row] = await tx
    .select({ id: transcripts.id, text: transcripts.text })
    .from(transcripts)
    .where(
      and(eq(transcripts.practitionerId, practitionerId), eq(transcripts.sessionId, sessionId)),
    )
  return row
}

/** After the segments that are there. */
export async function insertSpoken(
  tx: Tx,
  practitionerId: string,
  transcriptId: string,
  lines: readonly Omit<typeof transcriptSegments.$inferInsert, keyof Place>[],
): Promise<void> {
  const [last] = await tx
    .select({ index: sql<number | null>`max(${transcriptSegments.index})` })
    .from(transcriptSegments)
    .where(
      and(
        eq(transcriptSegments.practitionerId, practitionerId),
        eq(transcriptSegments.transcriptId, transcriptId),
      ),
    )
  const next = (last?.index ?? -1) + 1
  await tx.insert(transcriptSegments).values(
    lines.map((line, place) => {
      return { ...line, practitionerId, transcriptId, index: next + place }
    }),
  )
}

interface Place {
  practitionerId: string
  transcriptId: string
  index: number
}

/** Each line's role as a person has set it; null takes it back. */
export async function setRoles(
  tx: Tx,
  practitionerId: string,
  transcriptId: string,
  roles: ReadonlyMap<string, Role | null>,
): Promise<void> {
  await tx.execute(sql`
    update ${transcriptSegments} set role = line.role
    from unnest(
      ${sql.param([...roles.keys()])}::uuid[],
      ${sql.param([...roles.values()])}::text[]
    ) as line(id, role)
    where ${transcriptSegments.id} = line.id
      and ${transcriptSegments.practitionerId} = ${practitionerId}
      and ${transcriptSegments.transcriptId} = ${transcriptId}`)
}
