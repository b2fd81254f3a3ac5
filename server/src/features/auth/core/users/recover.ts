import { inTransaction } from '../../../../db/in-transaction.ts'
import { audit } from '../audit.queries.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import {
  issueOneTimeToken,
  mailOrTakeBack,
  requireMailInterval,
  type CodeChallenge,
} from '../tokens/send-one-time-token.ts'
import { normaliseEmail } from './email-address.ts'
import { sendConfirmation } from './send-confirmation.ts'
import { findUser, findUserByEmail, updateUser } from './users.queries.ts'

/** Does nothing for an unknown address; the caller's response is the same. */
export async function recover(
  deps: AuthDeps,
  request: { email: string; codeChallenge?: CodeChallenge | undefined },
  caller: Caller,
): Promise<void> {
  const email = normaliseEmail(request.email)
  const user = await inTransaction(deps.db, (tx) => findUserByEmail(tx, email))
  if (!user) return
  const { codeChallenge } = request
  const issue = () =>
    inTransaction(deps.db, async (tx) => {
      await updateUser(tx, user.id, { recoverySentAt: deps.clock() })
      await audit(tx, 'user_recovery_requested', user.id, caller)
      return issueOneTimeToken(deps, tx, user, 'recovery', { codeChallenge })
    })
  const { recoverySentAt } = user
  await mailOrTakeBack(deps, { user, to: email, issue }, caller, { recoverySentAt })
}

/** Mails only users who have not confirmed the address yet. */
export async function resendSignup(
  deps: AuthDeps,
  request: { email: string; codeChallenge?: CodeChallenge | undefined },
  caller: Caller,
): Promise<void> {
  const email = normaliseEmail(request.email)
  const user = await inTransaction(deps.db, (tx) => findUserByEmail(tx, email))
  if (!user || user.emailConfirmedAt) return
  await sendConfirmation(deps, user, request.codeChallenge, caller, { isFirst: false })
}

/** Mails only users who requested a new address. */
export async function resendEmailChange(
  deps: AuthDeps,
  request: { email: string },
  caller: Caller,
): Promise<void> {
  const email = normaliseEmail(request.email)
  const asked = await inTransaction(deps.db, async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user?.newEmail) return undefined
    requireMailInterval(deps, user.emailChangeSentAt)
    // Even if the new address is taken: the owner sees when, but not which address it was.
    await updateUser(tx, user.id, { emailChangeSentAt: deps.clock() })
    const isTaken = (await findUserByEmail(tx, user.newEmail)) !== undefined
    return isTaken ? undefined : { user, to: user.newEmail }
  })
  if (!asked) return
  const { user, to } = asked
  const { emailChangeSentAt } = user
  const issue = () =>
    inTransaction(deps.db, async (tx) => {
      // Locked first: whoever locks more than the user locks the user first.
      await findUser(tx, user.id)
      return issueOneTimeToken(deps, tx, user, 'email_change', { to })
    })
  await mailOrTakeBack(deps, { user, to, issue }, caller, { emailChangeSentAt })
}
