import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/open.ts'
import { recordings, recordingSegments } from '../../../db/recording-schema.ts'
import { transcripts, transcriptSegments, transcriptSpeakers } from '../../../db/schema.ts'
import type { VoicePrint } from '../../../providers/speakers/speakers.ts'
import type { RecordingKey } from '../recording-deps.ts'

export interface VoicedSegment {
  readonly id: string
  readonly recordingId: string
  readonly voice: VoicePrint | null
}

/** Of all recordings of the session, in the order in which they were spoken. */
export async function listVoices(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<VoicedSegment[]> {
  const rows = await tx
    .select({
      id: recordingSegments.id,
      recordingId: recordingSegments.recordingId,
      print: recordingSegments.voicePrint,
      seconds: recordingSegments.voiceS,
    })
    .from(recordingSegments)
    .innerJoin(recordings, eq(recordings.id, recordingSegments.recordingId))
    .where(
      and(
        eq(recordingSegments.practitionerId, practitionerId),
        eq(recordings.practitionerId, practitionerId),
        eq(recordings.sessionId, sessionId),
      ),
    )
    .orderBy(asc(recordings.startedAt), asc(recordings.id), asc(recordingSegments.index))
  return rows.map(({ id, recordingId, print, seconds }) => {
    const voice = print && seconds !== null ? { print: floatsOf(print), seconds } : null
    return { id, recordingId, voice }
  })
}

/** The labels of spoken lines, by their ids; null if the speaker is uncertain. */
export async function listLabels(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<Map<string, string | null>> {
  const rows = await tx
    .select({ id: transcriptSegments.id, label: transcriptSegments.speaker })
    .from(transcriptSegments)
    .innerJoin(transcripts, eq(transcripts.id, transcriptSegments.transcriptId))
    .where(
      and(
        eq(transcriptSegments.practitionerId, practitionerId),
        eq(transcripts.practitionerId, practitionerId),
        eq(transcripts.sessionId, sessionId),
        isNotNull(transcriptSegments.startMs),
      ),
    )
  return new Map(rows.map(({ id, label }) => [id, label]))
}

/** Labels that a person has named. */
export async function listNamedLabels(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<string[]> {
  const rows = await tx
    .select({ label: transcriptSpeakers.label })
    .from(transcriptSpeakers)
    .innerJoin(transcripts, eq(transcripts.id, transcriptSpeakers.transcriptId))
    .where(
      and(
        eq(transcriptSpeakers.practitionerId, practitionerId),
        eq(transcripts.practitionerId, practitionerId),
        eq(transcripts.sessionId, sessionId),
      ),
    )
  return rows.map(({ label }) => label)
}

export async function setLabels(
  tx: Tx,
  practitionerId: string,
  labels: ReadonlyMap<string, string | null>,
): Promise<void> {
  await tx.execute(sql`
    update ${transcriptSegments} set speaker = line.label
    from unnest(
      ${sql.param([...labels.keys()])}::uuid[],
      ${sql.param([...labels.values()])}::text[]
    ) as line(id, label)
    where ${transcriptSegments.id} = line.id
      and ${transcriptSegments.practitionerId} = ${practitionerId}`)
}

/**
 * `seen`: how many segments the labels were made from. Anything not in the transcript does not
 * count.
 */
export async function markLabelled(tx: Tx, key: RecordingKey, seen: number): Promise<void> {
  await tx
    .update(recordings)
    .set({
      labelledCount: sql`least(${seen}, (
        select count(*)::int from ${recordingSegments} s
        where s.recording_id = ${key.id} and s.applied))`,
    })
    .where(and(eq(recordings.practitionerId, key.practitionerId), eq(recordings.id, key.id)))
}

/** A voice print is as personal as the audio, and is deleted with it. */
export async function deleteVoices(tx: Tx, key: RecordingKey): Promise<void> {
  await tx
    .update(recordingSegments)
    .set({ voicePrint: null, voiceS: null })
    .where(
      and(
        eq(recordingSegments.practitionerId, key.practitionerId),
        eq(recordingSegments.recordingId, key.id),
      ),
    )
}

export function bytesOf({ print }: VoicePrint): Buffer {
  return Buffer.from(print.buffer, print.byteOffset, print.byteLength)
}

/** Copied, to be aligned for floats. */
function floatsOf(bytes: Buffer): Float32Array {
  return new Float32Array(new Uint8Array(bytes).buffer)
}
