import { inTransaction } from '../../../db/in-transaction.ts'
import { audit } from './audit.queries.ts'
import type { AuthDeps, Caller } from './auth-deps.ts'
import { AuthError } from './auth-error.ts'
import { isBanned } from './ban.ts'
import { normaliseEmail } from './email-address.ts'
import { openSession, type SessionResponse } from './session-response.ts'
import { findUser, findUserByEmail, type User } from './users.queries.ts'

/**
 * The password is judged before anything is told of the account, and takes as long for an
 * unknown address as for a known one.
 */
export async function signInWithPassword(
  deps: AuthDeps,
  credentials: { email: string; password: string },
  caller: Caller,
): Promise<SessionResponse> {
  const email = normaliseEmail(credentials.email)
  const found = await inTransaction(deps.db, (tx) => findUserByEmail(tx, email))
  const isRight = await deps.passwords.verify(found?.passwordHash, credentials.password)
  return openIfRight(deps, found, isRight, caller).catch(async (error: unknown) => {
    // Its own transaction: the refused one leaves nothing behind.
    if (error instanceof AuthError) {
      const details = { reason: error.code }
      await inTransaction(deps.db, (tx) => audit(tx, 'login_failed', found?.id, caller, details))
    }
    throw error
  })
}

function openIfRight(
  deps: AuthDeps,
  found: User | undefined,
  isRight: boolean,
  caller: Caller,
): Promise<SessionResponse> {
  return inTransaction(deps.db, async (tx) => {
    // Read again: the account may have changed while the hash was computed.
    const user = found && (await findUser(tx, found.id))
    if (!user || !isRight || user.passwordHash !== found.passwordHash) {
      throw new AuthError('invalid_credentials', 'Invalid login credentials')
    }
    if (isBanned(deps, user)) throw new AuthError('user_banned', 'User is banned', { status: 400 })
    if (!user.emailConfirmedAt) throw new AuthError('email_not_confirmed', 'Email not confirmed')
    await audit(tx, 'login', user.id, caller, { method: 'password' })
    return openSession(deps, tx, user, { method: 'password' })
  })
}
