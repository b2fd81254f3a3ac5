import type { Transcript } from '@chartwright/contract/transcript'
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/open.ts'
import { recordings, recordingSegments } from '../../db/recording-schema.ts'
import { transcripts, transcriptSegments, transcriptSpeakers } from '../../db/schema.ts'
import type { KnownRole } from '../../clinical/roles/role.ts'
import { listOwnWords } from '../vocabulary/vocabulary.api.ts'
import { newId } from '../../lib/ids.ts'
import { markFinder } from './find-marks.ts'
import { showRoles, type StoredSegment } from './show-roles.ts'

/** Nothing in a line that a person has checked is in doubt, whatever its confidence. */
function unlessChecked<T extends AnyPgColumn>(column: T): SQL<T['_']['data'] | null> {
  return sql`case when ${transcriptSegments.isChecked} then null else ${column} end`.mapWith(column)
}

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
  /** By the name that a person has given to the voice. */
  speaker: sql<string | null>`coalesce(${transcriptSpeakers.name}, ${transcriptSegments.speaker})`,
  text: transcriptSegments.text,
  confidence: unlessChecked(transcriptSegments.confidence),
  word_confidence: unlessChecked(transcriptSegments.wordConfidence),
  is_checked: transcriptSegments.isChecked,
  original_text: transcriptSegments.originalText,
  sound_ids: transcriptSegments.soundIds,
  /** What a person said about the line takes precedence over what they said about its voice. */
  role: sql<KnownRole | null>`coalesce(${transcriptSegments.role}, ${transcriptSpeakers.role})`,
  heard_first: transcriptSegments.heardFirst,
}
/** What a person has said about a line's voice. */
const ofVoice = and(
  eq(transcriptSpeakers.practitionerId, transcriptSegments.practitionerId),
  eq(transcriptSpeakers.transcriptId, transcriptSegments.transcriptId),
  eq(transcriptSpeakers.label, transcriptSegments.speaker),
)

/** By its own id or by its session's. Undefined if it is missing or another practitioner's. */
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
  const own = await listOwnWords(tx, practitionerId)
  const marksOf = markFinder(own.map(({ text }) => text))
  const segments = showRoles(stored).map(({ sound_ids: sounds, ...line }) => ({
    ...line,
    ...marksOf(line),
    has_audio: (sounds ?? [line.id]).some((id) => audible.has(id)),
  }))
  return { ...row, updated_at: row.updated_at.toISOString(), segments }
}

/**
 * The pieces of recordings whose audio is stored. A line has the id of the piece that it came from.
 */
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

/** Like findTranscript by id, for the session it belongs to. */
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
    .leftJoin(transcriptSpeakers, ofVoice)
    .where(
      and(
        eq(transcriptSegments.practitionerId, practitionerId),
        eq(transcriptSegments.transcriptId, transcriptId),
      ),
    )
    .orderBy(asc(transcriptSegments.index))
}

/** Empty for another practitioner's session, as for one without a transcript. */
export function listSegmentsOfSession(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<StoredSegment[]> {
  return tx
    .select(segmentColumns)
    .from(transcriptSegments)
    .innerJoin(transcripts, eq(transcripts.id, transcriptSegments.transcriptId))
    .leftJoin(transcriptSpeakers, ofVoice)
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

/** A line of the transcript: an existing one, by its id, or a new one. */
export interface Line {
  readonly id: string
  readonly isNew: boolean
  readonly text: string
}

/** These lines replace all existing ones, in this order. */
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

/** Like findTranscript, without its segments. */
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

export interface HeardAgain {
  readonly id: string
  /** The text that must be there. */
  readonly first: string
  /** One line. */
  readonly text: string
  readonly confidence: number | null
}

/** The line's index; undefined if it is gone, or has changed by now. */
export async function setHeardAgain(
  tx: Tx,
  practitionerId: string,
  transcriptId: string,
  { id, first, text, confidence }: HeardAgain,
): Promise<number | undefined> {
  const [line] = await tx
    .update(transcriptSegments)
    .set({ text, confidence, wordConfidence: null, heardFirst: first })
    .where(
      and(
        eq(transcriptSegments.practitionerId, practitionerId),
        eq(transcriptSegments.transcriptId, transcriptId),
        eq(transcriptSegments.id, id),
        eq(transcriptSegments.text, first),
        eq(transcriptSegments.isChecked, false),
      ),
    )
    .returning({ index: transcriptSegments.index })
  return line?.index
}

/** After the existing segments. */
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

/** Each line's role as a person has set it; null resets it. */
export async function setRoles(
  tx: Tx,
  practitionerId: string,
  transcriptId: string,
  roles: ReadonlyMap<string, KnownRole | null>,
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

/** With its lines, their edits and what was said about its voices. */
export async function deleteTranscript(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<void> {
  await tx
    .delete(transcripts)
    .where(
      and(eq(transcripts.practitionerId, practitionerId), eq(transcripts.sessionId, sessionId)),
    )
}
