import { inTransaction } from '../../../db/in-transaction.ts'
import { audit } from './audit.queries.ts'
import type { AuthDeps, Caller } from './auth-deps.ts'
import { AuthError } from './auth-error.ts'
import { findKnownDevice } from './known-devices.ts'
import { openSession, type SessionResponse } from './tokens/session-response.ts'
import { isBanned } from './users/ban.ts'
import { normaliseEmail } from './users/email-address.ts'
import { findUser, findUserByEmail, type User } from './users/users.queries.ts'

export interface PasswordAttempt {
  readonly email: string
  readonly password: string
  /** The device marks that the browser presents. */
  readonly device?: string | undefined
}

/** Counts an attempt before the password is checked; throws past the limit. */
export type CountAttempt = (email: string, knownDevice: string | undefined) => Promise<void>

/**
 * The password is checked before anything is revealed about the account, and takes as long for an
 * unknown address as for a known one.
 */
export async function signInWithPassword(
  deps: AuthDeps,
  attempt: PasswordAttempt,
  caller: Caller,
  countAttempt: CountAttempt,
): Promise<SessionResponse> {
  const email = normaliseEmail(attempt.email)
  const found = await inTransaction(deps.db, (tx) => findUserByEmail(tx, email))
  await countAttempt(email, found && findKnownDevice(deps, found, attempt.device))
  const isRight = await deps.passwords.verify(found?.passwordHash, attempt.password)
  return openIfRight(deps, found, isRight, caller).catch(async (error: unknown) => {
    // In a transaction of its own: the refused one leaves nothing behind.
    if (error instanceof AuthError) {
      const details = { reason: error.code }
      await inTransaction(deps.db, (tx) => audit(tx, 'login_failed', found?.id, caller, details))
    }
    throw told(deps, error)
  })
}

/**
 * Whoever just signed up an address knows its password: an account awaiting confirmation would
 * reveal that the address is new.
 */
function told({ settings }: AuthDeps, error: unknown): unknown {
  const isWaiting = error instanceof AuthError && error.code === 'email_not_confirmed'
  return isWaiting && settings.isGeneric ? wrongCredentials() : error
}

function wrongCredentials(): AuthError {
  return new AuthError('invalid_credentials', 'Invalid login credentials')
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
      throw wrongCredentials()
    }
    if (isBanned(deps, user)) throw new AuthError('user_banned', 'User is banned', { status: 400 })
    if (!user.emailConfirmedAt) throw new AuthError('email_not_confirmed', 'Email not confirmed')
    await audit(tx, 'login', user.id, caller, { method: 'password' })
    return openSession(deps, tx, user, { method: 'password' })
  })
}
