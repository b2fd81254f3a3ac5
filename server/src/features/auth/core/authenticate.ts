import type { JWTPayload } from 'jose'
import type { Tx } from '../../../db/open.ts'
import { AppError } from '../../../http/app-error.ts'
import type { AuthDeps } from './auth-deps.ts'
import { AuthError } from './auth-error.ts'
import { refreshCounterOf } from './tokens/access-tokens.ts'
import { findSession, updateSession, type AuthSession } from './tokens/sessions.queries.ts'
import { isBanned } from './users/ban.ts'
import { findUser, type User } from './users/users.queries.ts'

export interface SignedIn {
  readonly user: User
  readonly session: AuthSession
}

/**
 * The owner of an access token. The session is looked up, so that signing out takes effect
 * immediately.
 */
export async function authenticate(deps: AuthDeps, tx: Tx, token: string): Promise<SignedIn> {
  const claims = await verifyClaims(deps, token)
  const { sub, session_id: sessionId } = claims
  if (typeof sub !== 'string' || typeof sessionId !== 'string') {
    throw new AuthError('bad_jwt', 'invalid claim: missing sub claim')
  }
  const user = await findUser(tx, sub)
  // Before the session, which blocking ends: a blocked user must be told that, not that they signed
  // out.
  if (user && isBanned(deps, user)) throw new AuthError('user_banned', 'User is banned')
  const session = await findSession(tx, sessionId)
  if (session?.userId !== sub) {
    throw new AuthError('session_not_found', 'Session from session_id claim in JWT does not exist')
  }
  if (!user) throw new AuthError('user_not_found', 'User from sub claim in JWT does not exist')
  const counter = refreshCounterOf(claims)
  if (counter < session.firstCounter) {
    throw new AuthError('bad_jwt', 'invalid JWT: token is from before the second factor')
  }
  if (counter !== session.refreshCounter || counter <= session.seenCounter) return { user, session }
  return { user, session: await updateSession(tx, session.id, { seenCounter: counter }) }
}

export function requireServiceRole(claims: JWTPayload): void {
  if (claims['role'] !== 'service_role') throw new AuthError('not_admin', 'User not allowed')
}

/** `beforeCheck` may refuse before a signature is checked. */
export async function verifyClaims(
  { tokens }: AuthDeps,
  token: string,
  beforeCheck?: () => void,
): Promise<JWTPayload> {
  try {
    return await tokens.verify(token, beforeCheck)
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AuthError('bad_jwt', 'invalid JWT: unable to parse or verify signature')
  }
}
