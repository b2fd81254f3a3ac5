import { inTransaction } from '../../../../db/in-transaction.ts'
import type { Tx } from '../../../../db/open.ts'
import { newId } from '../../../../lib/ids.ts'
import { audit } from '../audit.queries.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { insertIdentity } from '../google/identities.queries.ts'
import { requireAcceptablePassword } from '../passwords.ts'
import type { CodeChallenge } from '../tokens/send-one-time-token.ts'
import { openSession, type SessionResponse } from '../tokens/session-response.ts'
import { normaliseEmail } from './email-address.ts'
import { fakeUserView } from './fake-user-view.ts'
import { sendConfirmation } from './send-confirmation.ts'
import { requireSmallMetadata } from './user-metadata.ts'
import { viewUser, type UserView } from './user-view.ts'
import { findUserByEmail, insertUser, type User } from './users.queries.ts'

export interface SignUp {
  readonly email: string
  readonly password: string
  readonly data: Record<string, unknown>
  readonly codeChallenge?: CodeChallenge | undefined
}

type Outcome =
  | { readonly kind: 'made' | 'unconfirmed'; readonly user: User }
  | { readonly kind: 'taken' }
  | { readonly kind: 'signed-in'; readonly session: SessionResponse }

/** Checks a sign-up without looking for its account. Returns the address. */
export function requireSignUp(deps: AuthDeps, request: SignUp): string {
  if (!deps.settings.isSignupEnabled) {
    throw new AuthError('signup_disabled', 'Signups not allowed for this instance')
  }
  const email = normaliseEmail(request.email)
  requireAcceptablePassword(request.password)
  requireSmallMetadata(request.data)
  return email
}

/**
 * Never reveals to an outsider that an address is taken, and never changes the password of an
 * account that awaits confirmation.
 */
export async function signUp(
  deps: AuthDeps,
  request: SignUp,
  caller: Caller,
): Promise<SessionResponse | UserView> {
  const email = requireSignUp(deps, request)
  const passwordHash = await deps.passwords.hash(request.password)
  const outcome = await inTransaction(deps.db, (tx) =>
    makeUser(deps, tx, { email, passwordHash, data: request.data }, caller),
  )
  if (outcome.kind === 'signed-in') return outcome.session
  if (outcome.kind === 'taken') {
    if (deps.settings.isEmailAutoconfirmed) {
      throw new AuthError('user_already_exists', 'User already registered')
    }
    return fakeUserView(email, request.data, deps.clock())
  }
  const { user } = outcome
  const isFirst = outcome.kind === 'made'
  let told = user
  await deps.deliver(async () => {
    told = await sendConfirmation(deps, user, request.codeChallenge, caller, {
      isFirst: isFirst && !deps.settings.isGeneric,
    })
  })
  const view = await inTransaction(deps.db, (tx) => viewUser(tx, told))
  if (isFirst) return view
  // Whoever repeats a sign-up may be somebody else: they get back what they sent.
  const { id, identities } = view
  return { ...fakeUserView(email, request.data, deps.clock()), id, identities }
}

async function makeUser(
  deps: AuthDeps,
  tx: Tx,
  { email, passwordHash, data }: { email: string; passwordHash: string; data: object },
  caller: Caller,
): Promise<Outcome> {
  const now = deps.clock()
  const isConfirmed = deps.settings.isEmailAutoconfirmed
  const id = newId()
  const made = await insertUser(tx, {
    id,
    email,
    passwordHash,
    userMetadata: { ...data, email, email_verified: isConfirmed },
    emailConfirmedAt: isConfirmed ? now : null,
    createdAt: now,
    updatedAt: now,
  })
  if (!made) {
    const existing = await findUserByEmail(tx, email)
    if (existing && !existing.emailConfirmedAt) return { kind: 'unconfirmed', user: existing }
    return { kind: 'taken' }
  }
  await insertIdentity(tx, {
    id: newId(),
    userId: id,
    provider: 'email',
    providerId: id,
    email,
    identityData: { sub: id, email, email_verified: isConfirmed, phone_verified: false },
  })
  await audit(tx, 'user_signedup', id, caller)
  if (!isConfirmed) return { kind: 'made', user: made }
  return { kind: 'signed-in', session: await openSession(deps, tx, made, { method: 'password' }) }
}
