import type { Tx } from '../../../../db/open.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { listIdentities, updateIdentity } from '../google/identities.queries.ts'
import type { OneTimeToken } from '../tokens/one-time-tokens.queries.ts'
import { findUserByEmail, updateUser, type User } from './users.queries.ts'

/**
 * Opening a mailed link proves the address: the account's own, or the new one that was requested.
 * Whoever signed up without verifying it may be somebody else: their password does not survive a
 * reset.
 */
export async function confirmEmail(
  deps: AuthDeps,
  tx: Tx,
  user: User,
  token: OneTimeToken,
): Promise<User> {
  const now = deps.clock()
  if (token.type === 'email_change') {
    const holder = await findUserByEmail(tx, token.email)
    if (holder && holder.id !== user.id) {
      throw new AuthError(
        'email_exists',
        'A user with this email address has already been registered',
      )
    }
  } else if (user.emailConfirmedAt) {
    return user
  }
  for (const identity of await listIdentities(tx, user.id)) {
    if (identity.provider !== 'email') continue
    const identityData = { ...identity.identityData, email: token.email, email_verified: true }
    await updateIdentity(tx, identity.id, { email: token.email, identityData })
  }
  return updateUser(tx, user.id, {
    email: token.email,
    newEmail: null,
    emailConfirmedAt: now,
    ...(token.type === 'recovery' && { passwordHash: null }),
    userMetadata: { ...user.userMetadata, email: token.email, email_verified: true },
  })
}
