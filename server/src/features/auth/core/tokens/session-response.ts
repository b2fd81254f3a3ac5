import { randomBytes } from 'node:crypto'
import type { Amr } from '../../../../db/accounts-schema.ts'
import type { Tx } from '../../../../db/open.ts'
import { secondsAfter, unixSeconds } from '../../../../lib/clock.ts'
import { newId } from '../../../../lib/ids.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { viewUser, type UserView } from '../users/user-view.ts'
import { updateUser, type User } from '../users/users.queries.ts'
import { encodeRefreshToken } from './refresh-token.ts'
import { insertSession, type AuthSession } from './sessions.queries.ts'

export interface SessionResponse {
  readonly access_token: string
  readonly token_type: 'bearer'
  readonly expires_in: number
  readonly expires_at: number
  readonly refresh_token: string
  readonly user: UserView
}

/** A new session of this user, signed in by this method. */
export async function openSession(
  deps: AuthDeps,
  tx: Tx,
  user: User,
  amr: Omit<Amr, 'timestamp'>,
): Promise<SessionResponse> {
  const now = deps.clock()
  const session = await insertSession(tx, {
    id: newId(),
    userId: user.id,
    refreshKey: deps.box.seal(randomBytes(32).toString('base64')),
    refreshedAt: now,
    reuseSince: now,
    createdAt: now,
    amr: [{ ...amr, timestamp: unixSeconds(now) }],
  })
  const signedIn = await updateUser(tx, user.id, { lastSignInAt: now })
  return answerSession(deps, tx, signedIn, session)
}

/** The session's current tokens. The access token never outlives the session. */
export async function answerSession(
  deps: AuthDeps,
  tx: Tx,
  user: User,
  session: AuthSession,
): Promise<SessionResponse> {
  const view = await viewUser(tx, user)
  const now = deps.clock()
  const remainingS = unixSeconds(endOf(deps, session)) - unixSeconds(now)
  const ttlS = Math.max(1, Math.min(deps.settings.accessTokenTtlS, remainingS))
  const accessToken = await deps.tokens.sign(
    {
      sub: user.id,
      email: user.email,
      app_metadata: view.app_metadata,
      user_metadata: user.userMetadata,
      aal: session.aal,
      amr: session.amr,
      session_id: session.id,
      refresh_counter: session.refreshCounter,
    },
    ttlS,
  )
  const token = { sessionId: session.id, counter: session.refreshCounter }
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: ttlS,
    expires_at: unixSeconds(now) + ttlS,
    refresh_token: encodeRefreshToken(token, refreshKeyOf(deps, session)),
    user: view,
  }
}

export function refreshKeyOf(deps: AuthDeps, session: AuthSession): Buffer {
  return Buffer.from(deps.box.open(session.refreshKey), 'base64')
}

/** Usage policy: a session lasts this many hours, however often it is refreshed. */
export function endOf({ settings }: AuthDeps, session: AuthSession): Date {
  return secondsAfter(session.createdAt, settings.sessionHours * 3_600)
}
