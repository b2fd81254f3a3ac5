import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/open.ts'
import { recordings, recordingSegments } from '../../../db/recording-schema.ts'
import { transcriptSegments } from '../../../db/schema.ts'
import { newId } from '../../../lib/ids.ts'
import type { VoicePrint } from '../../../providers/speakers/speakers.ts'
import type { RecordingKey } from '../recording-deps.ts'
import { bytesOf } from '../voices/voices.queries.ts'

export type SegmentRow = typeof recordingSegments.$inferSelect

function segmentsOf({ id, practitionerId }: RecordingKey) {
  return and(
    eq(recordingSegments.practitionerId, practitionerId),
    eq(recordingSegments.recordingId, id),
  )
}

export interface NewSegment {
  readonly kind: SegmentRow['kind']
  readonly fromSample: number
  readonly toSample: number
  readonly text?: string
  readonly voice?: VoicePrint | null
}

/**
 * Moves the cut from `start` to `end`, adding the segments in between. False if somebody else has
 * moved it in the meantime: then nothing changes.
 */
export async function moveCut(
  tx: Tx,
  key: RecordingKey,
  start: number,
  end: number,
  segments: readonly NewSegment[],
): Promise<boolean> {
  const [moved] = await tx
    .update(recordings)
    .set({
      segmentedSamples: end,
      segmentCount: sql`${recordings.segmentCount} + ${segments.length}`,
    })
    .where(
      and(
        eq(recordings.practitionerId, key.practitionerId),
        eq(recordings.id, key.id),
        eq(recordings.segmentedSamples, start),
      ),
    )
    .returning({ count: recordings.segmentCount })
  if (!moved) return false
  for (const [place, { voice, ...segment }] of segments.entries()) {
    const id = newId()
    await tx.insert(recordingSegments).values({
      id,
      practitionerId: key.practitionerId,
      recordingId: key.id,
      index: moved.count - segments.length + place,
      state: segment.kind === 'gap' ? 'done' : 'waiting',
      ...segment,
      ...(voice && { voicePrint: bytesOf(voice), voiceS: voice.seconds }),
    })
    if (segment.kind === 'speech') await orderTranscription(tx, id)
  }
  return true
}

/**
 * In the same transaction, so that no segment is without a job. `startAt`: time of the next
 * attempt.
 */
export async function orderTranscription(tx: Tx, segmentId: string, startAt?: Date): Promise<void> {
  await tx.execute(
    sql`select graphile_worker.order_transcription(${segmentId}, ${startAt?.toISOString() ?? null})`,
  )
}

export async function findWaiting(
  tx: Tx,
  practitionerId: string,
  segmentId: string,
): Promise<(SegmentRow & { sessionId: string }) | undefined> {
  const [row] = await tx
    .select({ segment: recordingSegments, sessionId: recordings.sessionId })
    .from(recordingSegments)
    .innerJoin(recordings, eq(recordings.id, recordingSegments.recordingId))
    .where(
      and(
        eq(recordingSegments.practitionerId, practitionerId),
        eq(recordingSegments.id, segmentId),
        eq(recordingSegments.state, 'waiting'),
      ),
    )
  return row && { ...row.segment, sessionId: row.sessionId }
}

export async function setDone(
  tx: Tx,
  practitionerId: string,
  segmentId: string,
  heard: Pick<SegmentRow, 'text' | 'confidence' | 'wordConfidence' | 'again'>,
): Promise<void> {
  await tx
    .update(recordingSegments)
    .set({ state: 'done', ...heard })
    .where(
      and(
        eq(recordingSegments.practitionerId, practitionerId),
        eq(recordingSegments.id, segmentId),
        eq(recordingSegments.state, 'waiting'),
      ),
    )
}

/** Returns the number of attempts so far. */
export async function countAttempt(
  tx: Tx,
  practitionerId: string,
  segmentId: string,
): Promise<number> {
  const [row] = await tx
    .update(recordingSegments)
    .set({ attempts: sql`${recordingSegments.attempts} + 1` })
    .where(
      and(
        eq(recordingSegments.practitionerId, practitionerId),
        eq(recordingSegments.id, segmentId),
      ),
    )
    .returning({ attempts: recordingSegments.attempts })
  return row?.attempts ?? 1
}

/** Not in the transcript yet, in order. */
export function listUnapplied(tx: Tx, key: RecordingKey): Promise<SegmentRow[]> {
  return tx
    .select()
    .from(recordingSegments)
    .where(and(segmentsOf(key), eq(recordingSegments.applied, false)))
    .orderBy(asc(recordingSegments.index))
}

export async function markApplied(tx: Tx, key: RecordingKey, upTo: number): Promise<void> {
  await tx
    .update(recordingSegments)
    .set({ applied: true })
    .where(
      and(
        segmentsOf(key),
        eq(recordingSegments.applied, false),
        sql`${recordingSegments.index} <= ${upTo}`,
      ),
    )
}

/** Lines of the transcript that come after this one of the recording's segments. */
export function listAppliedAfter(tx: Tx, key: RecordingKey, index: number) {
  return tx
    .select({
      place: recordingSegments.index,
      text: recordingSegments.text,
      segment: {
        id: transcriptSegments.id,
        index: transcriptSegments.index,
        start_ms: transcriptSegments.startMs,
        end_ms: transcriptSegments.endMs,
        confidence: transcriptSegments.confidence,
        word_confidence: transcriptSegments.wordConfidence,
      },
    })
    .from(recordingSegments)
    .innerJoin(transcriptSegments, eq(transcriptSegments.id, recordingSegments.id))
    .where(
      and(
        segmentsOf(key),
        eq(recordingSegments.applied, true),
        gt(recordingSegments.index, index),
        ne(recordingSegments.text, ''),
      ),
    )
    .orderBy(asc(recordingSegments.index))
}

/** The newest segment in the transcript; -1 if there is none. */
export async function findLastApplied(tx: Tx, key: RecordingKey): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number | null>`max(${recordingSegments.index})` })
    .from(recordingSegments)
    .where(and(segmentsOf(key), eq(recordingSegments.applied, true)))
  return row?.last ?? -1
}

/**
 * The first sample after everything that is in the transcript or came to nothing; 0 if there is
 * none.
 */
export async function findAppliedTo(tx: Tx, key: RecordingKey): Promise<number> {
  const [row] = await tx
    .select({ last: sql<string | null>`max(${recordingSegments.toSample})` })
    .from(recordingSegments)
    .where(and(segmentsOf(key), eq(recordingSegments.applied, true)))
  return Number(row?.last ?? 0)
}

/**
 * The pieces of recordings that a line of the transcript was heard in, in order; none for a typed
 * line. Undefined if the line is missing or another practitioner's.
 */
export async function findHeard(tx: Tx, practitionerId: string, lineId: string) {
  const [line] = await tx
    .select({ soundIds: transcriptSegments.soundIds })
    .from(transcriptSegments)
    .where(
      and(eq(transcriptSegments.practitionerId, practitionerId), eq(transcriptSegments.id, lineId)),
    )
  if (!line) return undefined
  return tx
    .select({
      kind: recordingSegments.kind,
      recordingId: recordingSegments.recordingId,
      fromSample: recordingSegments.fromSample,
      toSample: recordingSegments.toSample,
      audioDeletedAt: recordings.audioDeletedAt,
    })
    .from(recordingSegments)
    .innerJoin(recordings, eq(recordings.id, recordingSegments.recordingId))
    .where(
      and(
        eq(recordingSegments.practitionerId, practitionerId),
        eq(recordings.practitionerId, practitionerId),
        inArray(recordingSegments.id, line.soundIds ?? [lineId]),
      ),
    )
    .orderBy(asc(recordings.startedAt), asc(recordingSegments.index))
}
