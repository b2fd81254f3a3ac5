import type { Tx } from '../../../../db/open.ts'
import { newId } from '../../../../lib/ids.ts'
import type { GoogleProfile } from '../../../../providers/google/google.ts'
import { audit } from '../audit.queries.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { deleteFactorsOf } from '../factors/factors.queries.ts'
import { deleteRecoveryCodesOf } from '../factors/recovery-codes.queries.ts'
import { deleteOneTimeTokensOf } from '../tokens/one-time-tokens.queries.ts'
import { deleteSessionsOf } from '../tokens/sessions.queries.ts'
import { normaliseEmail } from '../users/email-address.ts'
import {
  findUser,
  findUserByEmail,
  insertUser,
  updateUser,
  type User,
} from '../users/users.queries.ts'
import {
  deleteOtherIdentities,
  findIdentity,
  insertIdentity,
  lockIdentity,
  updateIdentity,
} from './identities.queries.ts'

/**
 * The account of this Google identity. A known subject takes precedence; a verified address joins
 * the account that has it; an unverified address never does.
 */
export async function linkGoogle(
  deps: AuthDeps,
  tx: Tx,
  profile: GoogleProfile,
  caller: Caller,
): Promise<User> {
  const metadata = metadataOf(profile)
  await lockIdentity(tx, 'google', profile.subject)
  const known = await findIdentity(tx, 'google', profile.subject)
  if (known) {
    const user = await findUser(tx, known.userId)
    if (!user) throw new Error('identity without its user')
    await updateIdentity(tx, known.id, { identityData: metadata, lastSignInAt: deps.clock() })
    return user
  }
  if (!profile.isEmailVerified) {
    throw new AuthError(
      'provider_email_needs_verification',
      'The Google account has no verified email address',
    )
  }
  const email = normaliseEmail(profile.email)
  const user = await joinOrMake(deps, tx, email, metadata, caller)
  await insertIdentity(tx, {
    id: newId(),
    userId: user.id,
    provider: 'google',
    providerId: profile.subject,
    email,
    identityData: metadata,
    lastSignInAt: deps.clock(),
  })
  return user
}

async function joinOrMake(
  deps: AuthDeps,
  tx: Tx,
  email: string,
  metadata: Record<string, unknown>,
  caller: Caller,
): Promise<User> {
  const existing = await findUserByEmail(tx, email)
  if (existing?.emailConfirmedAt) {
    await audit(tx, 'identity_linked', existing.id, caller, { provider: 'google' })
    return updateUser(tx, existing.id, { userMetadata: { ...metadata, ...existing.userMetadata } })
  }
  if (existing) return takeOver(deps, tx, existing, metadata, caller)
  if (!deps.settings.isSignupEnabled) {
    throw new AuthError('signup_disabled', 'Signups not allowed for this instance')
  }
  const now = deps.clock()
  const made = await insertUser(tx, {
    id: newId(),
    email,
    emailConfirmedAt: now,
    userMetadata: metadata,
    createdAt: now,
    updatedAt: now,
  })
  if (!made) throw new AuthError('conflict', 'The address was taken meanwhile, try again')
  await audit(tx, 'user_signedup', made.id, caller, { provider: 'google' })
  return made
}

/** Whoever signed up with this address never verified it: nothing of theirs may remain. */
async function takeOver(
  deps: AuthDeps,
  tx: Tx,
  user: User,
  metadata: Record<string, unknown>,
  caller: Caller,
): Promise<User> {
  await deleteOtherIdentities(tx, user.id, 'google')
  await deleteOneTimeTokensOf(tx, user.id)
  await deleteSessionsOf(tx, user.id)
  await deleteFactorsOf(tx, user.id)
  await deleteRecoveryCodesOf(tx, user.id)
  await audit(tx, 'unconfirmed_account_taken_over', user.id, caller, { provider: 'google' })
  return updateUser(tx, user.id, {
    passwordHash: null,
    newEmail: null,
    userMetadata: metadata,
    emailConfirmedAt: deps.clock(),
  })
}

function metadataOf({ subject, email, isEmailVerified, claims }: GoogleProfile) {
  const { iss, name, picture, hd } = claims
  return {
    iss,
    sub: subject,
    name,
    full_name: name,
    picture,
    avatar_url: picture,
    email,
    email_verified: isEmailVerified,
    phone_verified: false,
    provider_id: subject,
    ...(hd !== undefined && { custom_claims: { hd } }),
  }
}
