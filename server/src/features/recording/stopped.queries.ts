import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { audioChunks, recordings, recordingSegments } from '../../db/recording-schema.ts'

function inSession(practitionerId: string, sessionId: string) {
  return and(eq(recordings.practitionerId, practitionerId), eq(recordings.sessionId, sessionId))
}

/** Some audio of it was recorded, whether it is still stored or not. */
export async function wasRecorded(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: recordings.id })
    .from(recordings)
    .where(and(inSession(practitionerId, sessionId), gt(recordings.receivedSamples, 0)))
    .limit(1)
  return rows.length > 0
}

/** Nobody writes to them from now on. Everything received is cut and transcribed to its end. */
export async function endDeclined(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<string[]> {
  const ended = await tx
    .update(recordings)
    .set({ state: 'ended', stoppedBy: 'declined', holder: null, holderNode: null })
    .where(and(inSession(practitionerId, sessionId), eq(recordings.state, 'live')))
    .returning({ id: recordings.id })
  return ended.map(({ id }) => id)
}

/** As if all of it had been cut and transcribed: no job finds anything to do. Returns their ids. */
export async function closeWithdrawn(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<string[]> {
  const closed = await tx
    .update(recordings)
    .set({
      state: 'complete',
      stoppedBy: 'withdrawn',
      completedAt: sql`coalesce(${recordings.completedAt}, now())`,
      audioDeletedAt: sql`coalesce(${recordings.audioDeletedAt}, now())`,
      segmentedSamples: recordings.receivedSamples,
      holder: null,
      holderNode: null,
    })
    .where(inSession(practitionerId, sessionId))
    .returning({ id: recordings.id })
  return closed.map(({ id }) => id)
}

/** Deletes their audio, the voices in it, and what is not in the transcript yet. */
export async function deleteSound(
  tx: Tx,
  practitionerId: string,
  recordingIds: readonly string[],
): Promise<void> {
  const ids = [...recordingIds]
  await tx
    .delete(audioChunks)
    .where(
      and(eq(audioChunks.practitionerId, practitionerId), inArray(audioChunks.recordingId, ids)),
    )
  const ofThem = segmentsOf(practitionerId, recordingIds)
  await tx.delete(recordingSegments).where(and(ofThem, eq(recordingSegments.applied, false)))
  const again = sql`case when ${recordingSegments.again} = 'waiting' then 'kept' else ${recordingSegments.again} end`
  await tx.update(recordingSegments).set({ voicePrint: null, voiceS: null, again }).where(ofThem)
}

/** Deletes what a recogniser made of them. */
export async function deleteSegments(
  tx: Tx,
  practitionerId: string,
  recordingIds: readonly string[],
): Promise<void> {
  await tx.delete(recordingSegments).where(segmentsOf(practitionerId, recordingIds))
}

function segmentsOf(practitionerId: string, recordingIds: readonly string[]) {
  return and(
    eq(recordingSegments.practitionerId, practitionerId),
    inArray(recordingSegments.recordingId, [...recordingIds]),
  )
}
