import { timingSafeEqual } from 'node:crypto'
import { inTransaction } from '../../../../db/in-transaction.ts'
import type { Tx } from '../../../../db/open.ts'
import { sha256 } from '../../../../lib/keyed-hash.ts'
import { audit } from '../audit.queries.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { isBanned } from '../users/ban.ts'
import { confirmEmail } from '../users/confirm-email.ts'
import { normaliseEmail } from '../users/email-address.ts'
import { findUser, findUserByEmail, type User } from '../users/users.queries.ts'
import {
  countWrongCode,
  deleteOneTimeToken,
  findLinkOwner,
  findTokenByLink,
  findTokenOfUser,
  type OneTimeToken,
  type OneTimeTokenType,
} from './one-time-tokens.queries.ts'

export type Presented =
  | { readonly type: OneTimeTokenType; readonly tokenHash: string }
  | { readonly type: OneTimeTokenType; readonly email: string; readonly code: string }

export interface Proven {
  readonly user: User
  readonly token: OneTimeToken
}

/**
 * Consumes a mailed link or code, confirms what it proves, and passes the user to `next` in the
 * same transaction. A wrong code is counted even though the call fails.
 */
export async function verifyOneTimeToken<T>(
  deps: AuthDeps,
  presented: Presented,
  caller: Caller,
  next: (tx: Tx, proven: Proven) => Promise<T>,
): Promise<T> {
  const outcome = await inTransaction(deps.db, async (tx) => {
    const token = await findPresented(deps, tx, presented)
    if (!token) return undefined
    const user = await findUser(tx, token.userId)
    if (!user) return undefined
    if (isBanned(deps, user)) throw new AuthError('user_banned', 'User is banned')
    await deleteOneTimeToken(tx, user.id, token.type)
    const confirmed = await confirmEmail(deps, tx, user, token)
    await audit(tx, 'token_verified', user.id, caller, { type: token.type })
    return { result: await next(tx, { user: confirmed, token }) }
  })
  if (outcome) return outcome.result
  throw new AuthError(
    'otp_expired',
    'tokenHash' in presented
      ? 'Email link is invalid or has expired'
      : 'Token has expired or is invalid',
  )
}

async function findPresented(
  deps: AuthDeps,
  tx: Tx,
  presented: Presented,
): Promise<OneTimeToken | undefined> {
  const token =
    'tokenHash' in presented
      ? await findByLink(tx, sha256(presented.tokenHash))
      : await findByCode(deps, tx, presented)
  const isInForce = token && token.type === presented.type && token.expiresAt > deps.clock()
  return isInForce ? token : undefined
}

async function findByLink(tx: Tx, linkHash: Buffer): Promise<OneTimeToken | undefined> {
  const userId = await findLinkOwner(tx, linkHash)
  if (userId === undefined) return undefined
  await findUser(tx, userId)
  return findTokenByLink(tx, linkHash)
}

async function findByCode(
  deps: AuthDeps,
  tx: Tx,
  { type, email, code }: Extract<Presented, { code: string }>,
): Promise<OneTimeToken | undefined> {
  const user = await findUserByEmail(tx, normaliseEmail(email))
  const token = user && (await findTokenOfUser(tx, user.id, type))
  if (!token || token.wrongCodes >= deps.settings.wrongCodesAllowed) return undefined
  if (timingSafeEqual(deps.hashCode(token.userId, type, code), token.codeHash)) return token
  await countWrongCode(tx, token.id)
  return undefined
}
