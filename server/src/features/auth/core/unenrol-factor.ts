import type { Tx } from '../../../db/open.ts'
import { audit } from './audit.queries.ts'
import type { Caller } from './auth-deps.ts'
import { AuthError } from './auth-error.ts'
import type { SignedIn } from './authenticate.ts'
import { deleteFactor, findFactor } from './factors.queries.ts'
import { listSessionsOfFactor, updateSession } from './sessions.queries.ts'

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
  await lowerSessionsOfFactor(tx, factorId)
  await deleteFactor(tx, factorId)
  await audit(tx, 'factor_unenrolled', user.id, caller, { type: factor.factorType })
  return { id: factorId }
}

/** What the factor had raised falls back to aal1. */
async function lowerSessionsOfFactor(tx: Tx, factorId: string): Promise<void> {
  for (const { id, amr } of await listSessionsOfFactor(tx, factorId)) {
    const kept = amr.filter(({ method }) => method !== 'totp' && method !== 'mfa/phone')
    await updateSession(tx, id, { aal: 'aal1', factorId: null, amr: kept })
  }
}
