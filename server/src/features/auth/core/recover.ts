import { inTransaction } from '../../../db/in-transaction.ts'
import { audit } from './audit.queries.ts'
import type { AuthDeps, Caller } from './auth-deps.ts'
import { normaliseEmail } from './email-address.ts'
import { sendConfirmation } from './send-confirmation.ts'
import {
  issueOneTimeToken,
  mailOrTakeBack,
  requireMailInterval,
  type CodeChallenge,
} from './send-one-time-token.ts'
import { findUserByEmail, updateUser } from './users.queries.ts'

/** Whether there was somebody to mail to. The caller answers alike in both cases. */
export async function recover(
  deps: AuthDeps,
  request: { email: string; codeChallenge?: CodeChallenge | undefined },
  caller: Caller,
): Promise<boolean> {
  const email = normaliseEmail(request.email)
  const prepared = await inTransaction(deps.db, async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user) return undefined
    requireMailInterval(deps, user.recoverySentAt)
    const issued = await issueOneTimeToken(deps, tx, user, 'recovery', {
      codeChallenge: request.codeChallenge,
    })
    await updateUser(tx, user.id, { recoverySentAt: deps.clock() })
    await audit(tx, 'user_recovery_requested', user.id, caller)
    return { user, issued }
  })
  if (!prepared) return false
  const { recoverySentAt } = prepared.user
  await mailOrTakeBack(deps, prepared, { recoverySentAt })
  return true
}

/** Whether there was somebody to mail to, who has not confirmed the address yet. */
export async function resendSignup(
  deps: AuthDeps,
  request: { email: string; codeChallenge?: CodeChallenge | undefined },
): Promise<boolean> {
  const email = normaliseEmail(request.email)
  const user = await inTransaction(deps.db, (tx) => findUserByEmail(tx, email))
  if (!user || user.emailConfirmedAt) return false
  await sendConfirmation(deps, user, request.codeChallenge, { isFirst: false })
  return true
}

/** Whether there was somebody to mail to, who asked for another address. */
export async function resendEmailChange(
  deps: AuthDeps,
  request: { email: string },
): Promise<boolean> {
  const email = normaliseEmail(request.email)
  const prepared = await inTransaction(deps.db, async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user?.newEmail) return undefined
    requireMailInterval(deps, user.emailChangeSentAt)
    const issued = await issueOneTimeToken(deps, tx, user, 'email_change', { to: user.newEmail })
    await updateUser(tx, user.id, { emailChangeSentAt: deps.clock() })
    return { user, issued }
  })
  if (!prepared) return false
  const { emailChangeSentAt } = prepared.user
  await mailOrTakeBack(deps, prepared, { emailChangeSentAt })
  return true
}
