import type { Tx } from '../../../../db/open.ts'
import { audit } from '../audit.queries.ts'
import type { Caller } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import type { SignedIn } from '../authenticate.ts'
import {
  listSessionsOfCodes,
  listSessionsOfFactor,
  updateSession,
  type AuthSession,
} from '../tokens/sessions.queries.ts'
import { isFactorMethod } from './factor-methods.ts'
import { deleteFactor, findFactor } from './factors.queries.ts'
import { dropNeedlessRecoveryCodes, hasVerifiedFactor } from './recovery-codes.ts'

export async function unenrolFactor(
  tx: Tx,
  { user, session }: SignedIn,
  factorId: string,
  caller: Caller,
): Promise<{ id: string }> {
  const factor = await findFactor(tx, user.id, factorId)
  if (!factor) throw new AuthError('mfa_factor_not_found', 'Factor not found')
  if (factor.status === 'verified' && session.aal !== 'aal2') {
    throw new AuthError('insufficient_aal', 'AAL2 required to unenroll verified factor', {
      status: 422,
    })
  }
  await lower(tx, await listSessionsOfFactor(tx, factorId))
  await deleteFactor(tx, factorId)
  if (!(await hasVerifiedFactor(tx, user.id)))
    await lower(tx, await listSessionsOfCodes(tx, user.id))
  await dropNeedlessRecoveryCodes(tx, user.id)
  await audit(tx, 'factor_unenrolled', user.id, caller, { type: factor.factorType })
  return { id: factorId }
}

/** Sessions raised by the factor, or by a recovery code in its place, fall back to aal1. */
async function lower(tx: Tx, sessions: readonly AuthSession[]): Promise<void> {
  for (const { id, amr } of sessions) {
    const kept = amr.filter((one) => !isFactorMethod(one))
    await updateSession(tx, id, { aal: 'aal1', factorId: null, amr: kept })
  }
}
