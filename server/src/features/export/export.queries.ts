import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { recordings } from '../../db/recording-schema.ts'
import { sessions } from '../../db/schema.ts'
import type { KeptSound } from './plan-audio.ts'

/** Of all sessions, in order; without what is already deleted. */
export function listKeptSound(tx: Tx, practitionerId: string): Promise<KeptSound[]> {
  return tx
    .select({
      id: recordings.id,
      sessionId: recordings.sessionId,
      startedAt: recordings.startedAt,
      samples: recordings.receivedSamples,
    })
    .from(recordings)
    .innerJoin(
      sessions,
      and(
        eq(sessions.practitionerId, recordings.practitionerId),
        eq(sessions.id, recordings.sessionId),
      ),
    )
    .where(
      and(
        eq(recordings.practitionerId, practitionerId),
        isNull(recordings.audioDeletedAt),
        gt(recordings.receivedSamples, 0),
      ),
    )
    .orderBy(
      asc(sessions.createdAt),
      asc(sessions.id),
      asc(recordings.startedAt),
      asc(recordings.id),
    )
}
