import { inTransaction } from '../../../../db/in-transaction.ts'
import type { Tx } from '../../../../db/open.ts'
import { audit } from '../audit.queries.ts'
import type { AuthDeps, AuthMailContent, Caller } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import type { SignedIn } from '../authenticate.ts'
import { listFactors } from '../factors/factors.queries.ts'
import { requireResetPassword } from '../passwords.ts'
import { deleteOneTimeTokensOf } from '../tokens/one-time-tokens.queries.ts'
import {
  issueOneTimeToken,
  mailOrTakeBack,
  requireMailInterval,
} from '../tokens/send-one-time-token.ts'
import { deleteOtherSessions } from '../tokens/sessions.queries.ts'
import { normaliseEmail } from './email-address.ts'
import { mergeMetadata } from './user-metadata.ts'
import { viewUser, type UserView } from './user-view.ts'
import { findUserByEmail, updateUser, type User } from './users.queries.ts'

export interface UserChange {
  readonly email?: string | undefined
  readonly password?: string | undefined
  readonly data?: Record<string, unknown> | undefined
}

export async function changeUser(
  deps: AuthDeps,
  authenticated: (tx: Tx) => Promise<SignedIn>,
  change: UserChange,
  caller: Caller,
): Promise<UserView> {
  if (change.password !== undefined) requireResetPassword(change.password)
  const passwordHash =
    change.password === undefined ? undefined : await deps.passwords.hash(change.password)
  const { view, mail } = await inTransaction(deps.db, async (tx) => {
    const signedIn = await authenticated(tx)
    await requireStrongSession(tx, signedIn, change)
    if (change.password !== undefined && passwordHash !== undefined) {
      await replacePassword(deps, tx, signedIn, change.password, passwordHash, caller)
    }
    let { user } = signedIn
    if (change.data) {
      const userMetadata = mergeMetadata(user.userMetadata, change.data)
      user = await updateUser(tx, user.id, { userMetadata })
    }
    const issued = await askForNewEmail(deps, tx, user, change.email)
    return { view: await viewUser(tx, issued?.user ?? user), mail: issued }
  })
  const { user, issued } = mail ?? {}
  if (user && issued) {
    const newMail = { user, to: issued.to, issue: () => Promise.resolve(issued) }
    await deps.deliver(() => mailOrTakeBack(deps, newMail, caller, { emailChangeSentAt: null }))
  }
  return view
}

/** With a verified factor, a session that has not used it may not change the credentials. */
async function requireStrongSession(
  tx: Tx,
  { user, session }: SignedIn,
  { email, password }: UserChange,
): Promise<void> {
  if (email === undefined && password === undefined) return
  if (session.aal === 'aal2') return
  const isFactorVerified = (await listFactors(tx, user.id)).some((f) => f.status === 'verified')
  if (isFactorVerified) {
    throw new AuthError(
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    )
  }
}

/** Ends all other sessions and invalidates pending links. */
async function replacePassword(
  deps: AuthDeps,
  tx: Tx,
  { user, session }: SignedIn,
  password: string,
  passwordHash: string,
  caller: Caller,
): Promise<void> {
  if (user.passwordHash && (await deps.passwords.verify(user.passwordHash, password))) {
    throw new AuthError('same_password', 'New password should be different from the old password.')
  }
  await updateUser(tx, user.id, { passwordHash })
  await deleteOtherSessions(tx, user.id, session.id)
  await deleteOneTimeTokensOf(tx, user.id)
  await audit(tx, 'user_updated_password', user.id, caller)
}

/**
 * Nothing is issued for an address that another account has; this is not revealed where responses
 * are generic.
 */
async function askForNewEmail(
  deps: AuthDeps,
  tx: Tx,
  user: User,
  wanted: string | undefined,
): Promise<{ user: User; issued: AuthMailContent | undefined } | undefined> {
  if (wanted === undefined) return undefined
  const email = normaliseEmail(wanted)
  if (email === user.email) return undefined
  const isTaken = (await findUserByEmail(tx, email)) !== undefined
  if (isTaken && !deps.settings.isGeneric) {
    throw new AuthError(
      'email_exists',
      'A user with this email address has already been registered',
    )
  }
  requireMailInterval(deps, user.emailChangeSentAt)
  const changed = await updateUser(tx, user.id, {
    newEmail: email,
    emailChangeSentAt: deps.clock(),
  })
  const issued = isTaken
    ? undefined
    : await issueOneTimeToken(deps, tx, changed, 'email_change', { to: email })
  return { user: changed, issued }
}
