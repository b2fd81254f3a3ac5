import { randomBytes } from 'node:crypto'
import { RECOVERY_CODE_CHARS, RECOVERY_CODES } from '@chartwright/contract/limits'
import { inTransaction } from '../../../../db/in-transaction.ts'
import type { Tx } from '../../../../db/open.ts'
import { audit } from '../audit.queries.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import type { SignedIn } from '../authenticate.ts'
import type { SessionResponse } from '../tokens/session-response.ts'
import { listFactors } from './factors.queries.ts'
import {
  countRecoveryCodes,
  deleteRecoveryCodesOf,
  replaceRecoveryCodes,
  spendRecoveryCode,
} from './recovery-codes.queries.ts'
import { raiseSession } from './verify-factor.ts'

/**
 * Without i, l, o and u, which are easily misread. 32 of them, so that a byte's lowest five bits
 * choose one. Fifty bits are more than anybody can guess within the account's attempt limit.
 */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * The response shows them once; afterwards they exist only as hashes. Older ones become invalid.
 */
export async function makeRecoveryCodes(
  deps: AuthDeps,
  tx: Tx,
  { user, session }: SignedIn,
  caller: Caller,
): Promise<{ codes: string[] }> {
  if (!(await hasVerifiedFactor(tx, user.id))) {
    throw new AuthError('mfa_factor_not_found', 'Recovery codes need a verified factor')
  }
  if (session.aal !== 'aal2') {
    throw new AuthError('insufficient_aal', 'AAL2 required to make recovery codes', { status: 403 })
  }
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await replaceRecoveryCodes(
    tx,
    user.id,
    codes.map((code) => hashOf(deps, user.id, code)),
  )
  await audit(tx, 'recovery_codes_made', user.id, caller)
  return { codes }
}

/** Raises the session as a factor's code does. The code is spent in the same commit. */
export async function verifyRecoveryCode(
  deps: AuthDeps,
  authenticated: (tx: Tx) => Promise<SignedIn>,
  code: string,
  caller: Caller,
): Promise<SessionResponse> {
  const raised = await inTransaction(deps.db, async (tx) => {
    const signedIn = await authenticated(tx)
    const { id } = signedIn.user
    const isRight = await spendRecoveryCode(tx, id, hashOf(deps, id, code))
    if (!isRight) {
      await audit(tx, 'recovery_code_wrong', id, caller)
      return undefined
    }
    await audit(tx, 'recovery_code_used', id, caller, { left: await countRecoveryCodes(tx, id) })
    return raiseSession(deps, tx, signedIn, { method: 'recovery_code', factorId: null })
  })
  if (raised) return raised
  throw new AuthError('mfa_verification_failed', 'Invalid recovery code entered')
}

/** Codes are useless without a factor, and must not become valid again with the next one. */
export async function dropNeedlessRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  if (!(await hasVerifiedFactor(tx, userId))) await deleteRecoveryCodesOf(tx, userId)
}

export async function hasVerifiedFactor(tx: Tx, userId: string): Promise<boolean> {
  return (await listFactors(tx, userId)).some(({ status }) => status === 'verified')
}

function newCode(): string {
  const letters = Array.from(
    randomBytes(RECOVERY_CODE_CHARS),
    (byte) => LETTERS[byte % LETTERS.length],
  )
  const half = RECOVERY_CODE_CHARS / 2
  return `${letters.slice(0, half).join('')}-${letters.slice(half).join('')}`
}

/** However it was typed: in capitals, without the dash, with an o for a zero. */
function hashOf({ hashCode }: AuthDeps, userId: string, code: string): Buffer {
  const typed = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  return hashCode(userId, 'recovery', typed.replace(/o/g, '0').replace(/[il]/g, '1'))
}
