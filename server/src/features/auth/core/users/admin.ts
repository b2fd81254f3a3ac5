import type { Tx } from '../../../../db/open.ts'
import { secondsAfter } from '../../../../lib/clock.ts'
import { audit } from '../audit.queries.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { deleteFactor, findFactor } from '../factors/factors.queries.ts'
import { dropNeedlessRecoveryCodes } from '../factors/recovery-codes.ts'
import { deleteOneTimeTokensOf } from '../tokens/one-time-tokens.queries.ts'
import { deleteSessionsOf } from '../tokens/sessions.queries.ts'
import { deleteUser, findUser, updateUser, type User } from './users.queries.ts'

export interface AdminChange {
  /** In GoTrue's format: 'none', or a duration like '876000h'. */
  readonly banDuration?: string | undefined
  readonly isEmailConfirmed?: boolean | undefined
}

export async function getUserForAdmin(tx: Tx, id: string): Promise<User> {
  const user = await findUser(tx, id)
  if (!user) throw new AuthError('user_not_found', 'User not found', { status: 404 })
  return user
}

export async function changeUserAsAdmin(
  deps: AuthDeps,
  tx: Tx,
  id: string,
  { banDuration, isEmailConfirmed }: AdminChange,
  caller: Caller,
): Promise<User> {
  let user = await getUserForAdmin(tx, id)
  if (isEmailConfirmed === true && !user.emailConfirmedAt) {
    user = await updateUser(tx, id, { emailConfirmedAt: deps.clock() })
  }
  if (banDuration !== undefined) {
    const bannedUntil = banEnd(deps, banDuration)
    user = await updateUser(tx, id, { bannedUntil })
    if (bannedUntil) {
      await deleteSessionsOf(tx, id)
      await deleteOneTimeTokensOf(tx, id)
    }
  }
  await audit(tx, 'user_modified', id, caller, { banned: user.bannedUntil !== null })
  return user
}

/** Every session ends: whoever lost the factor may have lost the signed-in device. */
export async function removeFactorAsAdmin(
  tx: Tx,
  userId: string,
  factorId: string,
  caller: Caller,
): Promise<void> {
  await getUserForAdmin(tx, userId)
  const factor = await findFactor(tx, userId, factorId)
  if (!factor) throw new AuthError('mfa_factor_not_found', 'Factor not found')
  await deleteFactor(tx, factorId)
  await dropNeedlessRecoveryCodes(tx, userId)
  await deleteSessionsOf(tx, userId)
  await audit(tx, 'factor_removed_by_admin', userId, caller, { type: factor.factorType })
}

/** With sessions, factors, identities and links. The trail keeps what was done under the id, and no name. */
export async function deleteUserAsAdmin(tx: Tx, id: string, caller: Caller): Promise<void> {
  await getUserForAdmin(tx, id)
  await deleteUser(tx, id)
  await audit(tx, 'user_deleted', id, caller)
}

const UNIT_S: Record<string, number> = { h: 3_600, m: 60, s: 1 }

function banEnd({ clock }: AuthDeps, duration: string): Date | null {
  if (duration === 'none') return null
  const [, amount, unit = ''] = /^(\d{1,7})(h|m|s)$/.exec(duration) ?? []
  const unitS = UNIT_S[unit]
  if (amount === undefined || unitS === undefined) {
    throw new AuthError('validation_failed', 'invalid format for ban duration')
  }
  return secondsAfter(clock(), Number(amount) * unitS)
}
