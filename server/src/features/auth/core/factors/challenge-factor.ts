import { randomInt } from 'node:crypto'
import { inTransaction } from '../../../../db/in-transaction.ts'
import type { Tx } from '../../../../db/open.ts'
import { secondsAfter, unixSeconds } from '../../../../lib/clock.ts'
import { newId } from '../../../../lib/ids.ts'
import { audit } from '../audit.queries.ts'
import type { AuthDeps, AuthSmsContent, Caller } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import type { SignedIn } from '../authenticate.ts'
import type { Factor } from '../users/users.queries.ts'
import { deleteChallenge, findFactor, insertChallenge, updateFactor } from './factors.queries.ts'

const CHALLENGE_S = 300
const SMS_CODE_S = 60

export async function challengeFactor(
  deps: AuthDeps,
  authenticated: (tx: Tx) => Promise<SignedIn>,
  factorId: string,
  caller: Caller,
) {
  const { challenge, text, factor } = await inTransaction(deps.db, async (tx) => {
    const { user } = await authenticated(tx)
    const factor = await findFactor(tx, user.id, factorId)
    if (!factor) throw new AuthError('mfa_factor_not_found', 'Factor not found')
    const now = deps.clock()
    const code = factor.factorType === 'phone' ? phoneCode(deps, factor) : undefined
    const lifetimeS = code === undefined ? CHALLENGE_S : SMS_CODE_S
    const challenge = { id: newId(), expiresAt: secondsAfter(now, lifetimeS) }
    await insertChallenge(tx, {
      ...challenge,
      factorId,
      ip: caller.ip,
      codeHash: code === undefined ? null : deps.hashCode(factorId, challenge.id, code),
    })
    await updateFactor(tx, factorId, { lastChallengedAt: now })
    await audit(tx, 'challenge_created', user.id, caller, { type: factor.factorType })
    return { challenge, factor, text: code && `Your Chartwright code is ${code}` }
  })
  if (text && factor.phone) {
    const { phone, userId } = factor
    const content = { phone, text, userId, ip: caller.ip, isProven: factor.status === 'verified' }
    await sendSms(deps, content).catch(async (error: unknown) => {
      await inTransaction(deps.db, (tx) => takeBack(tx, challenge.id, factor))
      throw error
    })
  }
  return {
    id: challenge.id,
    type: factor.factorType,
    expires_at: unixSeconds(challenge.expiresAt),
  }
}

function phoneCode(deps: AuthDeps, { lastChallengedAt }: Factor): string {
  const sinceMs = deps.clock().getTime() - (lastChallengedAt?.getTime() ?? 0)
  const waitMs = deps.settings.mailIntervalS * 1_000 - sinceMs
  if (waitMs > 0) {
    const retryAfterS = Math.ceil(waitMs / 1_000)
    throw new AuthError(
      'over_sms_send_rate_limit',
      `For security purposes, you can only request this after ${String(retryAfterS)} seconds.`,
      { retryAfterS },
    )
  }
  return randomInt(1_000_000).toString().padStart(6, '0')
}

/** If a message was not sent, the next one does not have to wait. */
async function takeBack(tx: Tx, challengeId: string, before: Factor): Promise<void> {
  await deleteChallenge(tx, challengeId)
  await updateFactor(tx, before.id, { lastChallengedAt: before.lastChallengedAt })
}

async function sendSms({ sms }: AuthDeps, content: AuthSmsContent): Promise<void> {
  try {
    if (!sms) throw new Error('no sender')
    await sms(content)
  } catch (error) {
    if (error instanceof AuthError) throw error
    throw new AuthError('sms_send_failed', 'Error sending SMS')
  }
}
