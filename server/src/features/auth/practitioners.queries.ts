import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { practitioners } from '../../db/schema.ts'
import type { TokenOwner } from '../../http/mount.ts'

export type AccessStatus = (typeof practitioners.$inferSelect)['accessStatus']

export interface Access {
  readonly accessStatus: AccessStatus
  readonly sessionState: 'live' | 'needs-factor' | 'banned' | 'over'
}

/** A session of an outside authentication service is not known here: its token's life decides. */
export async function findAccess(
  tx: Tx,
  { practitionerId, sessionId }: TokenOwner,
): Promise<Access | undefined> {
  const sessionState =
    sessionId === undefined
      ? sql<'live'>`'live'`
      : sql<Access['sessionState']>`session_state(${sessionId}, ${practitionerId})`
  const [found] = await tx
    .select({ accessStatus: practitioners.accessStatus, sessionState })
    .from(practitioners)
    .where(eq(practitioners.id, practitionerId))
  return found
}
