import { inTransaction } from '../../../../db/in-transaction.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import {
  issueOneTimeToken,
  mailOneTimeToken,
  type CodeChallenge,
} from '../tokens/send-one-time-token.ts'
import { findUser, updateUser, type User } from './users.queries.ts'

/**
 * Mails the confirmation link. If the very first mail fails, the account stays and the user has no
 * `confirmationSentAt`: the caller can see this, and offer to send it again.
 */
export async function sendConfirmation(
  deps: AuthDeps,
  user: User,
  codeChallenge: CodeChallenge | undefined,
  caller: Caller,
  { isFirst }: { isFirst: boolean },
): Promise<User> {
  const issue = () =>
    inTransaction(deps.db, async (tx) => {
      // Locked first: whoever locks more than the user locks the user first.
      await findUser(tx, user.id)
      return issueOneTimeToken(deps, tx, user, 'signup', { codeChallenge })
    })
  try {
    await mailOneTimeToken(deps, { user, to: user.email, issue }, caller)
  } catch (error) {
    if (isFirst) return user
    throw error
  }
  return inTransaction(deps.db, (tx) =>
    updateUser(tx, user.id, { confirmationSentAt: deps.clock() }),
  )
}
