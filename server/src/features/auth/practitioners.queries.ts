import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { practitioners } from '../../db/schema.ts'
import type { SessionState, TokenOwner } from '../../http/mount.ts'

export type AccessStatus = (typeof practitioners.$inferSelect)['accessStatus']

export interface Access {
  readonly accessStatus: AccessStatus
  readonly sessionState: SessionState
}

/**
 * A session of an external authentication service is not known here: that service was already
 * asked.
 */
export async function findAccess(
  tx: Tx,
  { practitionerId, sessionId, refreshCounter = 0, sessionState: asked = 'over' }: TokenOwner,
): Promise<Access | undefined> {
  const sessionState =
    sessionId === undefined
      ? sql<SessionState>`${asked}::text`
      : sql<SessionState>`session_state(${sessionId}, ${practitionerId}, ${refreshCounter})`
  const [found] = await tx
    .select({ accessStatus: practitioners.accessStatus, sessionState })
    .from(practitioners)
    .where(eq(practitioners.id, practitionerId))
  return found
}
