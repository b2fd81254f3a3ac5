import type { Recording } from '@chartwright/contract/recordings'
import { AUDIO_SAMPLE_RATE_HZ } from '@chartwright/contract/limits'
import { and, asc, eq, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { audioChunks, recordings, recordingSegments } from '../../db/recording-schema.ts'
import { PRESENCE_LOCK } from '../../jobs/presence.ts'
import { newId } from '../../lib/ids.ts'
import type { Notice } from './live/notices.ts'
import type { RecordingKey } from './recording-deps.ts'
import { deleteVoices } from './voices/voices.queries.ts'

/**
 * Qualified with its table: in a select from one table the bare column would here be the segment's.
 */
const ownId = sql`${recordings}.id`
const waiting = sql<number>`(
  select count(*)::int from ${recordingSegments} s
  where s.recording_id = ${ownId} and not s.applied)`
const uncut = sql<number>`(
  select count(*)::int from ${audioChunks} c
  where c.recording_id = ${ownId} and c.from_sample >= ${recordings.segmentedSamples})`
/** Lines are added in order: nothing after the first missing line is there either. */
const leftS = sql<number>`(ceil((${recordings.receivedSamples} - coalesce(
  (select min(s.from_sample) from ${recordingSegments} s
    where s.recording_id = ${ownId} and not s.applied),
  ${recordings.segmentedSamples}))::numeric / ${AUDIO_SAMPLE_RATE_HZ}))::int`

const againWaiting = sql<number>`(
  select count(*)::int from ${recordingSegments} s
  where s.recording_id = ${ownId} and s.again = 'waiting')`

const columns = {
  id: recordings.id,
  session_id: recordings.sessionId,
  started_at: recordings.startedAt,
  received_samples: recordings.receivedSamples,
  state: recordings.state,
  transcription_tasks: waiting,
  audio_tasks: uncut,
  audio_left_s: leftS,
  second_hearing_tasks: againWaiting,
  is_connected: sql<boolean>`${recordings.holder} is not null`,
  is_withdrawn: sql<boolean>`${recordings.stoppedBy} is not distinct from 'withdrawn'`,
}

function owned({ id, practitionerId }: RecordingKey) {
  return and(eq(recordings.practitionerId, practitionerId), eq(recordings.id, id))
}

function inSession(practitionerId: string, sessionId: string) {
  return and(eq(recordings.practitionerId, practitionerId), eq(recordings.sessionId, sessionId))
}

/** Oldest first. */
export async function listRecordings(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<Recording[]> {
  const rows = await tx
    .select(columns)
    .from(recordings)
    .where(inSession(practitionerId, sessionId))
    .orderBy(asc(recordings.startedAt), asc(recordings.id))
  return rows.map(onWire)
}

/** Undefined if the recording is missing or another practitioner's. */
export async function findRecording(tx: Tx, key: RecordingKey): Promise<Recording | undefined> {
  const [row] = await tx.select(columns).from(recordings).where(owned(key))
  return row && onWire(row)
}

function onWire<T extends { started_at: Date }>(row: T) {
  return { ...row, started_at: row.started_at.toISOString() }
}

export type RecordingRow = typeof recordings.$inferSelect

export async function findRow(tx: Tx, key: RecordingKey): Promise<RecordingRow | undefined> {
  const [row] = await tx.select().from(recordings).where(owned(key))
  return row
}

/** Like findRow. Until the transaction ends, others who change it wait. */
export async function lockRow(tx: Tx, key: RecordingKey): Promise<RecordingRow | undefined> {
  const [row] = await tx.select().from(recordings).where(owned(key)).for('no key update')
  return row
}

/** Live ones, each with whether the node that holds its socket is alive. */
export async function listLive(tx: Tx, practitionerId: string, sessionId: string) {
  return tx
    .select({
      id: recordings.id,
      holder: recordings.holder,
      holderNode: recordings.holderNode,
      isNodeAlive: isAlive(recordings.holderNode),
    })
    .from(recordings)
    .where(and(inSession(practitionerId, sessionId), eq(recordings.state, 'live')))
    .for('no key update')
}

/** Whether a process of this name holds its presence (see jobs/presence.ts). */
function isAlive(name: typeof recordings.holderNode): SQL<boolean> {
  return sql<boolean>`exists (
    select 1 from pg_locks l
    where l.locktype = 'advisory' and l.classid = ${PRESENCE_LOCK} and l.granted
      and l.objid = (hashtext(${name}) & 2147483647)
      and l.database = (select oid from pg_database where datname = current_database()))`
}

export interface Holder {
  readonly id: string
  readonly node: string
}

/** Starts after the session's earlier recordings, in the session's time. */
export async function insertRecording(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
  holder: Holder,
): Promise<RecordingRow> {
  const offsetMs = sql`(
    select coalesce(max(r.offset_ms + (r.received_samples * 1000 / ${AUDIO_SAMPLE_RATE_HZ})::int), 0)
    from ${recordings} r
    where r.practitioner_id = ${practitionerId} and r.session_id = ${sessionId})`
  const [row] = await tx
    .insert(recordings)
    .values({
      id: newId(),
      practitionerId,
      sessionId,
      offsetMs,
      holder: holder.id,
      holderNode: holder.node,
    })
    .returning()
  if (!row) throw new Error('nothing was inserted')
  return row
}

/** The socket that resumes takes over from the one before it; an ended recording is live again. */
export async function takeOver(tx: Tx, key: RecordingKey, holder: Holder): Promise<void> {
  await tx
    .update(recordings)
    .set({
      state: 'live',
      completedAt: null,
      audioDeletedAt: null,
      stoppedBy: null,
      holder: holder.id,
      holderNode: holder.node,
      holderSeenAt: sql`now()`,
    })
    .where(owned(key))
}

/** Only the holder releases it, so that a socket that closes late does not affect its successor. */
export async function releaseHolder(tx: Tx, key: RecordingKey, holderId: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(recordings)
    .set({ holder: null, holderNode: null, holderSeenAt: sql`now()` })
    .where(and(owned(key), eq(recordings.holder, holderId)))
  return rowCount === 1
}

export async function markEnded(tx: Tx, key: RecordingKey): Promise<boolean> {
  const { rowCount } = await tx
    .update(recordings)
    .set({ state: 'ended' })
    .where(and(owned(key), eq(recordings.state, 'live')))
  return rowCount === 1
}

/** Ends those of the session that have had no connected client for this long. */
export async function endCutOff(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
  cutOffMs: number,
): Promise<RecordingKey[]> {
  return tx
    .update(recordings)
    .set({ state: 'ended' })
    .where(
      and(
        inSession(practitionerId, sessionId),
        eq(recordings.state, 'live'),
        isNull(recordings.holder),
        sql`${recordings.holderSeenAt} <= now() - make_interval(secs => ${cutOffMs / 1_000})`,
      ),
    )
    .returning({ id: recordings.id, practitionerId: recordings.practitionerId })
}

/** Everything is cut, recognised and in the transcript, with its speakers. */
export async function markComplete(tx: Tx, key: RecordingKey): Promise<boolean> {
  const { rowCount } = await tx
    .update(recordings)
    .set({ state: 'complete', completedAt: sql`now()` })
    .where(
      and(
        owned(key),
        eq(recordings.state, 'ended'),
        eq(recordings.segmentedSamples, recordings.receivedSamples),
        eq(recordings.labelledCount, recordings.segmentCount),
        sql`not exists (select 1 from ${recordingSegments} s
          where s.recording_id = ${recordings.id} and not s.applied)`,
      ),
    )
  return rowCount === 1
}

export async function deleteAudio(tx: Tx, key: RecordingKey): Promise<void> {
  const { rowCount } = await tx
    .update(recordings)
    .set({ audioDeletedAt: sql`now()` })
    .where(and(owned(key), eq(recordings.state, 'complete')))
  if (rowCount !== 1) return
  await deleteVoices(tx, key)
  await tx
    .delete(audioChunks)
    .where(
      and(eq(audioChunks.practitionerId, key.practitionerId), eq(audioChunks.recordingId, key.id)),
    )
}

/** As the queue's role: of all practitioners. */
export function listUnfinished(tx: Tx): Promise<RecordingKey[]> {
  return tx
    .select({ id: recordings.id, practitionerId: recordings.practitionerId })
    .from(recordings)
    .where(ne(recordings.state, 'complete'))
}

/** As the queue's role: complete for this many days, with their audio still stored. */
export function listOutdatedAudio(tx: Tx, days: number): Promise<RecordingKey[]> {
  return tx
    .select({ id: recordings.id, practitionerId: recordings.practitionerId })
    .from(recordings)
    .where(
      and(
        eq(recordings.state, 'complete'),
        isNotNull(recordings.completedAt),
        sql`${recordings.audioDeletedAt} is null`,
        sql`${recordings.completedAt} <= now() - make_interval(days => ${days})`,
      ),
    )
}

/** What the sweeper needs to know: who holds the socket, and for how long nobody has. */
export async function findHolding(tx: Tx, key: RecordingKey) {
  const [row] = await tx
    .select({
      state: recordings.state,
      holder: recordings.holder,
      holderNode: recordings.holderNode,
      isNodeAlive: isAlive(recordings.holderNode),
      unseenMs: sql<number>`(extract(epoch from now() - ${recordings.holderSeenAt}) * 1000)::float8`,
    })
    .from(recordings)
    .where(owned(key))
  return row
}

/** Reaches every node when the transaction commits, and none if it rolls back. Ids only. */
export async function notify(tx: Tx, notice: Notice): Promise<void> {
  await tx.execute(sql`select pg_notify('recordings', ${JSON.stringify(notice)})`)
}
