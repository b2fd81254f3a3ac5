import { inTransaction } from '../../../../db/in-transaction.ts'
import type { Tx } from '../../../../db/open.ts'
import { audit } from '../audit.queries.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { isBanned } from '../users/ban.ts'
import { findUser } from '../users/users.queries.ts'
import { decodeRefreshToken, type ReceivedRefreshToken } from './refresh-token.ts'
import { answerSession, endOf, refreshKeyOf, type SessionResponse } from './session-response.ts'
import {
  deleteSession,
  findSession,
  findSessionOwner,
  updateSession,
  type AuthSession,
} from './sessions.queries.ts'

type Refused = { readonly refused: AuthError }

/**
 * Rotates the token. A refusal may delete the session, so it is thrown only after the commit.
 * `beforeCheck` may refuse before anything is looked up.
 */
export async function refreshSession(
  deps: AuthDeps,
  token: string,
  caller: Caller,
  beforeCheck?: () => void,
): Promise<SessionResponse> {
  const received = decodeRefreshToken(token)
  if (!received) throw new AuthError('validation_failed', 'Refresh token is not valid')
  beforeCheck?.()
  const outcome = await inTransaction(deps.db, (tx) => attempt(deps, tx, received, caller))
  if ('refused' in outcome) throw outcome.refused
  return outcome
}

async function attempt(
  deps: AuthDeps,
  tx: Tx,
  received: ReceivedRefreshToken,
  caller: Caller,
): Promise<SessionResponse | Refused> {
  const userId = await findSessionOwner(tx, received.sessionId)
  const user = userId === undefined ? undefined : await findUser(tx, userId)
  const session = await findSession(tx, received.sessionId)
  if (!session) return refuse('session_not_found', 'Session was signed out', 400)
  if (!received.isSignedBy(refreshKeyOf(deps, session))) return notFound()
  if (!user) return refuse('session_not_found', 'Session was signed out', 400)
  if (isBanned(deps, user)) return refuse('user_banned', 'User is banned', 400)
  if (hasEnded(deps, session)) {
    await deleteSession(tx, session.id)
    return refuse('session_expired', 'Session has expired')
  }
  switch (judge(deps, session, received.counter)) {
    case 'rotate': {
      const rotated = await updateSession(tx, session.id, rotate(deps, session, received.counter))
      return answerSession(deps, tx, user, rotated)
    }
    case 'repeat':
      return answerSession(deps, tx, user, session)
    case 'reused':
      await deleteSession(tx, session.id)
      await audit(tx, 'refresh_token_reused', user.id, caller)
      return refuse('refresh_token_already_used', 'Invalid Refresh Token: Already Used')
    case 'unknown':
      return notFound()
  }
}

/**
 * For a moment an older token is tolerated: another tab was faster. After that it means that the
 * client never saved the newer ones, unless one of these is in use: then two devices hold copies of
 * one token and use them alternately. A newer token that was not saved is never issued again, since
 * a thief who refreshed before the owner may hold it: it is detected when it is used.
 */
function judge(deps: AuthDeps, session: AuthSession, counter: number) {
  if (counter > session.refreshCounter) return 'unknown'
  if (counter === session.refreshCounter) return 'rotate'
  const isAtOnce = isWithinReuse(deps, session.refreshedAt)
  // Issued before the second factor: it must not benefit from it.
  if (counter < session.firstCounter) return isAtOnce ? 'unknown' : 'reused'
  if (isAtOnce && counter >= session.reuseCounter) return 'repeat'
  return counter >= session.seenCounter ? 'rotate' : 'reused'
}

/** Refreshing constantly does not keep the older tokens alive. */
function rotate(deps: AuthDeps, session: AuthSession, counter: number): Partial<AuthSession> {
  const now = deps.clock()
  const next = {
    refreshCounter: session.refreshCounter + 1,
    refreshedAt: now,
    seenCounter: Math.max(session.seenCounter, counter),
  }
  if (isWithinReuse(deps, session.reuseSince)) return next
  return { ...next, reuseCounter: counter, reuseSince: now }
}

function isWithinReuse({ clock, settings }: AuthDeps, moment: Date): boolean {
  return clock().getTime() - moment.getTime() <= settings.refreshReuseIntervalS * 1_000
}

/**
 * Clients refresh by themselves while open, so inactivity longer than a token's lifetime means that
 * nobody was there.
 */
function hasEnded(deps: AuthDeps, session: AuthSession): boolean {
  const { accessTokenTtlS, inactivityMinutes } = deps.settings
  const nowMs = deps.clock().getTime()
  const silenceMs = nowMs - session.refreshedAt.getTime()
  const isIdle =
    inactivityMinutes > 0 && silenceMs > (accessTokenTtlS + inactivityMinutes * 60) * 1_000
  return isIdle || nowMs >= endOf(deps, session).getTime()
}

function refuse(code: AuthError['code'], message: string, status?: number): Refused {
  return { refused: new AuthError(code, message, status === undefined ? {} : { status }) }
}

function notFound(): Refused {
  return refuse('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
}
