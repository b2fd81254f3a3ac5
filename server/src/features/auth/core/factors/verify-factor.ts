import { timingSafeEqual } from 'node:crypto'
import { inTransaction } from '../../../../db/in-transaction.ts'
import type { Tx } from '../../../../db/open.ts'
import { secondsAfter, unixSeconds } from '../../../../lib/clock.ts'
import { audit } from '../audit.queries.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import type { SignedIn } from '../authenticate.ts'
import { answerSession, type SessionResponse } from '../tokens/session-response.ts'
import { deleteOtherSessionsBelowAal2, updateSession } from '../tokens/sessions.queries.ts'
import type { Factor } from '../users/users.queries.ts'
import {
  deleteOtherUnverifiedFactors,
  findChallenge,
  findFactor,
  markChallengeVerified,
  updateFactor,
  type Challenge,
} from './factors.queries.ts'
import { acceptedStep } from './totp.ts'

export interface FactorProof {
  readonly factorId: string
  readonly challengeId: string
  readonly code: string
}

/**
 * Raises the session to aal2 under new tokens: earlier tokens are no longer valid. The counter is
 * incremented by two, so that an earlier refresh token cannot pass for one whose successor was
 * merely not saved.
 */
export async function verifyFactor(
  deps: AuthDeps,
  authenticated: (tx: Tx) => Promise<SignedIn>,
  proof: FactorProof,
  caller: Caller,
): Promise<SessionResponse> {
  const outcome = await inTransaction(deps.db, async (tx) => {
    const signedIn = await authenticated(tx)
    const factor = await findFactor(tx, signedIn.user.id, proof.factorId)
    if (!factor) throw new AuthError('mfa_factor_not_found', 'Factor not found')
    const challenge = await requireChallenge(deps, tx, factor, proof.challengeId, caller)
    requireUnlocked(deps, factor)
    const proven = judgeCode(deps, factor, challenge, proof.code)
    if (!proven) {
      await countWrongCode(deps, tx, factor)
      await audit(tx, 'factor_code_wrong', signedIn.user.id, caller)
      return factor.factorType
    }
    await markChallengeVerified(tx, challenge.id, deps.clock())
    await updateFactor(tx, factor.id, { ...proven, status: 'verified', wrongCodes: 0 })
    await deleteOtherUnverifiedFactors(tx, factor)
    await audit(tx, 'factor_verified', signedIn.user.id, caller, { type: factor.factorType })
    const method = factor.factorType === 'totp' ? 'totp' : 'mfa/phone'
    return raiseSession(deps, tx, signedIn, { method, factorId: factor.id })
  })
  if (typeof outcome === 'object') return outcome
  throw new AuthError('mfa_verification_failed', WRONG_CODE[outcome])
}

/** GoTrue's wording, which clients compare. */
const WRONG_CODE: Record<Factor['factorType'], string> = {
  totp: 'Invalid TOTP code entered',
  phone: 'Invalid MFA Phone code entered',
}

async function requireChallenge(
  deps: AuthDeps,
  tx: Tx,
  factor: Factor,
  challengeId: string,
  caller: Caller,
): Promise<Challenge> {
  const challenge = await findChallenge(tx, factor.id, challengeId)
  if (!challenge) {
    throw new AuthError(
      'mfa_factor_not_found',
      'MFA factor with the provided challenge ID not found',
      { status: 422 },
    )
  }
  if (challenge.verifiedAt || challenge.ip !== caller.ip) {
    throw new AuthError(
      'mfa_ip_address_mismatch',
      'Challenge and verify IP addresses mismatch, or the challenge was already used.',
    )
  }
  if (challenge.expiresAt <= deps.clock()) {
    throw new AuthError(
      'mfa_challenge_expired',
      'MFA challenge has expired, verify against another challenge or create a new challenge.',
    )
  }
  return challenge
}

function requireUnlocked(deps: AuthDeps, { lockedUntil }: Factor): void {
  if (!lockedUntil || lockedUntil <= deps.clock()) return
  const retryAfterS = Math.ceil((lockedUntil.getTime() - deps.clock().getTime()) / 1_000)
  throw new AuthError('over_request_rate_limit', 'Too many wrong codes', { retryAfterS })
}

/** What to store with the factor if the code is right. */
function judgeCode(
  deps: AuthDeps,
  factor: Factor,
  challenge: Challenge,
  code: string,
): Pick<Factor, 'lastStep'> | undefined {
  if (factor.factorType === 'phone') {
    const given = deps.hashCode(factor.id, challenge.id, code)
    const isRight = challenge.codeHash !== null && timingSafeEqual(given, challenge.codeHash)
    return isRight ? { lastStep: null } : undefined
  }
  if (!factor.sealedSecret) return undefined
  const secret = deps.box.open(factor.sealedSecret)
  const lastStep = acceptedStep(secret, code, deps.clock().getTime(), factor.lastStep)
  return lastStep === undefined ? undefined : { lastStep }
}

async function countWrongCode(deps: AuthDeps, tx: Tx, factor: Factor): Promise<void> {
  const wrongCodes = factor.wrongCodes + 1
  const isLocked = wrongCodes >= deps.settings.wrongCodesAllowed
  await updateFactor(tx, factor.id, {
    wrongCodes: isLocked ? 0 : wrongCodes,
    lockedUntil: isLocked ? secondsAfter(deps.clock(), deps.settings.factorLockS) : null,
  })
}

/**
 * Raises the session to aal2 under a new refresh token. The counter is incremented by two, so that
 * an earlier token cannot pass for one whose successor was merely not saved.
 */
export async function raiseSession(
  deps: AuthDeps,
  tx: Tx,
  { user, session }: SignedIn,
  { method, factorId }: { method: string; factorId: string | null },
): Promise<SessionResponse> {
  const now = deps.clock()
  const refreshCounter = session.refreshCounter + 2
  const raised = await updateSession(tx, session.id, {
    aal: 'aal2',
    factorId,
    amr: [{ method, timestamp: unixSeconds(now) }, ...session.amr],
    refreshCounter,
    // A session that was already aal2 keeps the tokens that proved a factor.
    ...(session.aal === 'aal1' && { firstCounter: refreshCounter }),
    refreshedAt: now,
  })
  await deleteOtherSessionsBelowAal2(tx, user.id, session.id)
  return answerSession(deps, tx, user, raised)
}
