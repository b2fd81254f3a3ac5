import { asPractitioner } from '../../db/as-practitioner.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Database } from '../../db/open.ts'
import { isAgainAwaited } from './hearing/again.queries.ts'
import type { RecordingDeps, RecordingKey } from './recording-deps.ts'
import {
  deleteAudio,
  findHolding,
  listOutdatedAudio,
  listUnfinished,
  lockRow,
  markEnded,
  releaseHolder,
} from './recordings.queries.ts'
import type { Segmenter } from './segments/segmenter.ts'
import { listUnapplied, orderTranscription } from './segments/segments.queries.ts'

export interface SweepOptions {
  readonly deps: RecordingDeps
  /** As the queue's role. */
  readonly queueDb: Database
  readonly segmenter: Segmenter
  /** Whether this node has this socket. */
  readonly isHeldHere: (holderId: string) => boolean
}

/**
 * Finishes what a crash left behind: sockets that no living node holds are released, abandoned
 * recordings are ended, audio is cut, segments get the jobs they lack, and audio past its retention
 * is deleted.
 */
export async function sweepRecordings(options: SweepOptions): Promise<void> {
  const { deps, queueDb } = options
  const unfinished = await inTransaction(queueDb, listUnfinished)
  for (const key of unfinished) await sweep(options, key)
  await deleteOutdatedAudio(deps, queueDb)
}

export async function deleteOutdatedAudio(deps: RecordingDeps, queueDb: Database): Promise<void> {
  const outdated = await inTransaction(queueDb, (tx) =>
    listOutdatedAudio(tx, deps.settings.audioRetentionDays),
  )
  for (const key of outdated) {
    if (await isStillNeeded(deps, key)) continue
    await asPractitioner(
      deps.db,
      key.practitionerId,
      (tx) => deleteAudio(tx, key),
      () => ({
        practitionerId: key.practitionerId,
        what: 'audio_expired',
        objectIds: [key.id],
      }),
    )
  }
}

/** For the second hearing, if there is one. */
async function isStillNeeded(
  { db, second, settings }: RecordingDeps,
  key: RecordingKey,
): Promise<boolean> {
  if (!second) return false
  return asPractitioner(db, key.practitionerId, (tx) =>
    isAgainAwaited(tx, key, settings.audioRetentionDays),
  )
}

async function sweep(
  { deps, segmenter, isHeldHere }: SweepOptions,
  key: RecordingKey,
): Promise<void> {
  const isHeld = await asPractitioner(deps.db, key.practitionerId, async (tx) => {
    await lockRow(tx, key)
    const holding = await findHolding(tx, key)
    if (!holding) return true
    const { holder, holderNode, isNodeAlive, state, unseenMs } = holding
    const isHeldNow =
      holder !== null && (holderNode === deps.nodeId ? isHeldHere(holder) : isNodeAlive)
    if (holder !== null && !isHeldNow) await releaseHolder(tx, key, holder)
    if (!isHeldNow && state === 'live' && unseenMs > deps.settings.abandonMs) {
      await markEnded(tx, key)
    }
    for (const segment of await listUnapplied(tx, key)) {
      if (segment.state === 'waiting') await orderTranscription(tx, segment.id)
    }
    return isHeldNow
  })
  // If it is held, its own node cuts it as it arrives.
  if (!isHeld) segmenter.wake(key)
}
