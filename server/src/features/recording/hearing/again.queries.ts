import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/open.ts'
import { recordings, recordingSegments } from '../../../db/recording-schema.ts'
import type { RecordingKey } from '../recording-deps.ts'
import type { SegmentRow } from '../segments/segments.queries.ts'

function waitingOf({ id, practitionerId }: RecordingKey) {
  return and(
    eq(recordingSegments.practitionerId, practitionerId),
    eq(recordingSegments.recordingId, id),
    eq(recordingSegments.again, 'waiting'),
  )
}

/** Runs in the transaction that makes a line wait, or adds it to the transcript. */
export async function orderSecondHearing(
  tx: Tx,
  key: RecordingKey,
  startAt = new Date(),
): Promise<void> {
  const [waiting] = await tx
    .select({ id: recordingSegments.id })
    .from(recordingSegments)
    .where(and(waitingOf(key), eq(recordingSegments.applied, true)))
    .limit(1)
  if (!waiting) return
  await tx.execute(
    sql`select graphile_worker.order_second_hearing(${key.id}, ${startAt.toISOString()})`,
  )
}

export interface AgainRow extends SegmentRow {
  readonly sessionId: string
  readonly audioDeletedAt: Date | null
  /** Whether a first hearing of this practitioner's is waiting. */
  readonly isOvertaken: boolean
}

/** The next line of the transcript that waits for a second hearing. */
export async function findAgain(tx: Tx, key: RecordingKey): Promise<AgainRow | undefined> {
  const isOvertaken = sql<boolean>`exists (
    select 1 from ${recordingSegments} s
    where s.practitioner_id = ${key.practitionerId} and not s.applied and s.state = 'waiting')`
  const [row] = await tx
    .select({
      segment: recordingSegments,
      sessionId: recordings.sessionId,
      audioDeletedAt: recordings.audioDeletedAt,
      isOvertaken,
    })
    .from(recordingSegments)
    .innerJoin(recordings, eq(recordings.id, recordingSegments.recordingId))
    .where(and(waitingOf(key), eq(recordingSegments.applied, true)))
    .orderBy(asc(recordingSegments.index))
    .limit(1)
  return row && { ...row.segment, ...row, isOvertaken: row.isOvertaken }
}

export async function setAgain(
  tx: Tx,
  practitionerId: string,
  segmentId: string,
  again: 'replaced' | 'kept',
): Promise<void> {
  await tx
    .update(recordingSegments)
    .set({ again })
    .where(
      and(
        eq(recordingSegments.practitionerId, practitionerId),
        eq(recordingSegments.id, segmentId),
        eq(recordingSegments.again, 'waiting'),
      ),
    )
}

/** Whether this line still waits for its second hearing. */
export async function isAwaited(
  tx: Tx,
  practitionerId: string,
  segmentId: string,
): Promise<boolean> {
  const [row] = await tx
    .select({ again: recordingSegments.again })
    .from(recordingSegments)
    .where(
      and(
        eq(recordingSegments.practitionerId, practitionerId),
        eq(recordingSegments.id, segmentId),
      ),
    )
  return row?.again === 'waiting'
}

/** Nothing of this recording will be heard again. */
export async function giveUpAgain(tx: Tx, key: RecordingKey): Promise<void> {
  await tx.update(recordingSegments).set({ again: 'kept' }).where(waitingOf(key))
}

/** Whether its audio is still needed, for at most one day past its retention. */
export async function isAgainAwaited(tx: Tx, key: RecordingKey, days: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: recordingSegments.id })
    .from(recordingSegments)
    .innerJoin(recordings, eq(recordings.id, recordingSegments.recordingId))
    .where(
      and(
        waitingOf(key),
        sql`${recordings.completedAt} > now() - make_interval(days => ${days + 1})`,
      ),
    )
    .limit(1)
  return row !== undefined
}
