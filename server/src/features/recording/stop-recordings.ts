import type { Tx } from '../../db/open.ts'
import { notify } from './recordings.queries.ts'
import { closeWithdrawn, deleteSegments, deleteSound, endDeclined } from './stopped.queries.ts'

interface Session {
  readonly practitionerId: string
  readonly sessionId: string
  /** The node that cuts the remaining audio. */
  readonly nodeId: string
}

/** The caller has locked the session. What was said under a consent stays, and is transcribed. */
export async function stopDeclined(tx: Tx, session: Session): Promise<void> {
  const ids = await endDeclined(tx, session.practitionerId, session.sessionId)
  await tellStopped(tx, session, ids, 'declined')
}

/**
 * The caller has locked the session. Ends running recordings, and deletes their audio with
 * everything not yet transcribed. Returns the recordings of the session.
 */
export async function withdrawRecordings(
  tx: Tx,
  session: Session,
  { withSegments }: { readonly withSegments: boolean },
): Promise<string[]> {
  const { practitionerId } = session
  const ids = await closeWithdrawn(tx, practitionerId, session.sessionId)
  if (ids.length === 0) return []
  await deleteSound(tx, practitionerId, ids)
  if (withSegments) await deleteSegments(tx, practitionerId, ids)
  await tellStopped(tx, session, ids, 'withdrawn')
  return ids
}

async function tellStopped(
  tx: Tx,
  { practitionerId, nodeId }: Session,
  ids: readonly string[],
  by: 'declined' | 'withdrawn',
): Promise<void> {
  for (const recording of ids) {
    const practitioner = practitionerId
    await notify(tx, { kind: 'stopped', recording, practitioner, node: nodeId, by })
  }
}
