import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { factCorrections } from '../../db/fact-schema.ts'
import { noteAddenda, noteSignatures } from '../../db/note-history-schema.ts'
import type { Tx } from '../../db/open.ts'
import { recordings, recordingSegments } from '../../db/recording-schema.ts'
import { notes, practitioners, sessions, transcripts } from '../../db/schema.ts'

/** As the queue's role, which can read only their ids. */
export async function listPractitionerIds(tx: Tx): Promise<string[]> {
  const rows = await tx.select({ id: practitioners.id }).from(practitioners)
  return rows.map(({ id }) => id)
}

const isBeingRecorded = (session: typeof sessions.id | typeof transcripts.sessionId) => sql`exists (
  select 1 from ${recordings} r where r.session_id = ${session} and r.state <> 'complete')`

/** Deletes what was said, with what the recogniser made of it. Notes are unchanged. */
export async function deleteTranscriptsBefore(
  tx: Tx,
  practitionerId: string,
  before: Date,
): Promise<string[]> {
  const deleted = await tx
    .delete(transcripts)
    .where(
      and(
        eq(transcripts.practitionerId, practitionerId),
        lt(transcripts.updatedAt, before),
        sql`not ${isBeingRecorded(transcripts.sessionId)}`,
      ),
    )
    .returning({ id: transcripts.id, sessionId: transcripts.sessionId })
  if (deleted.length === 0) return []
  const ofThem = tx
    .select({ id: recordings.id })
    .from(recordings)
    .where(
      and(
        eq(recordings.practitionerId, practitionerId),
        inArray(
          recordings.sessionId,
          deleted.map(({ sessionId }) => sessionId),
        ),
      ),
    )
  await tx
    .update(recordingSegments)
    .set({ text: '' })
    .where(
      and(
        eq(recordingSegments.practitionerId, practitionerId),
        inArray(recordingSegments.recordingId, ofThem),
      ),
    )
  await forgetHeard(
    tx,
    practitionerId,
    deleted.map(({ sessionId }) => sessionId),
  )
  return deleted.map(({ id }) => id)
}

/** In corrected facts, what a person wrote stays, as a note does; what was heard is deleted. */
async function forgetHeard(
  tx: Tx,
  practitionerId: string,
  sessionIds: readonly string[],
): Promise<void> {
  const ofThem = and(
    eq(factCorrections.practitionerId, practitionerId),
    inArray(factCorrections.sessionId, [...sessionIds]),
  )
  await tx.delete(factCorrections).where(and(ofThem, eq(factCorrections.isDeleted, true)))
  await tx
    .update(factCorrections)
    .set({ heard: null, segmentId: null, fromPlace: null, toPlace: null })
    .where(ofThem)
}

/**
 * Deletes sessions in which nothing was created, said, written or signed since, with everything in
 * them.
 */
export async function deleteSessionsBefore(
  tx: Tx,
  practitionerId: string,
  before: Date,
): Promise<string[]> {
  const since = before.toISOString()
  const deleted = await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.practitionerId, practitionerId),
        lt(sessions.createdAt, before),
        sql`not ${isBeingRecorded(sessions.id)}`,
        sql`not exists (select 1 from ${notes} n
          where n.session_id = ${sessions.id} and n.updated_at >= ${since})`,
        sql`not exists (select 1 from ${notes} n join ${noteSignatures} g on g.note_id = n.id
          where n.session_id = ${sessions.id}
            and greatest(g.signed_at, g.unsigned_at) >= ${since})`,
        sql`not exists (select 1 from ${notes} n join ${noteAddenda} a on a.note_id = n.id
          where n.session_id = ${sessions.id} and a.signed_at >= ${since})`,
        sql`not exists (select 1 from ${transcripts} t
          where t.session_id = ${sessions.id} and t.updated_at >= ${since})`,
        sql`not exists (select 1 from ${factCorrections} f
          where f.session_id = ${sessions.id} and f.updated_at >= ${since})`,
        sql`not exists (select 1 from ${recordings} r
          where r.session_id = ${sessions.id} and r.holder_seen_at >= ${since})`,
      ),
    )
    .returning({ id: sessions.id })
  return deleted.map(({ id }) => id)
}
