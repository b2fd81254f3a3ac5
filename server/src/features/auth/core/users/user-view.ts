import type { Tx } from '../../../../db/open.ts'
import { listFactors } from '../factors/factors.queries.ts'
import { listIdentities } from '../google/identities.queries.ts'
import { AUDIENCE } from '../tokens/access-tokens.ts'
import type { Factor, Identity, User } from './users.queries.ts'

interface AppMetadata {
  readonly provider: string
  readonly providers: readonly string[]
}

/**
 * The user as GoTrue's clients read it. Unset timestamps are omitted, secrets are never included.
 */
export async function viewUser(tx: Tx, user: User) {
  const identities = await listIdentities(tx, user.id)
  const factors = await listFactors(tx, user.id)
  return {
    id: user.id,
    aud: AUDIENCE,
    role: AUDIENCE,
    email: user.email,
    phone: '',
    ...moments({
      email_confirmed_at: user.emailConfirmedAt,
      confirmed_at: user.emailConfirmedAt,
      confirmation_sent_at: user.confirmationSentAt,
      recovery_sent_at: user.recoverySentAt,
      email_change_sent_at: user.emailChangeSentAt,
      last_sign_in_at: user.lastSignInAt,
      banned_until: user.bannedUntil,
    }),
    ...(user.newEmail !== null && { new_email: user.newEmail }),
    app_metadata: appMetadata(identities),
    user_metadata: user.userMetadata,
    ...(factors.length > 0 && { factors: factors.map(viewFactor) }),
    identities: identities.map(viewIdentity),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: false,
  }
}

export type UserView = Awaited<ReturnType<typeof viewUser>>

function appMetadata(identities: readonly Identity[]): AppMetadata {
  const providers = [...new Set(identities.map(({ provider }) => provider))]
  return { provider: providers[0] ?? 'email', providers: providers.length ? providers : ['email'] }
}

function viewFactor(factor: Factor) {
  return {
    id: factor.id,
    friendly_name: factor.friendlyName,
    factor_type: factor.factorType,
    status: factor.status,
    ...(factor.phone !== null && { phone: factor.phone }),
    created_at: factor.createdAt.toISOString(),
    updated_at: factor.updatedAt.toISOString(),
    ...moments({ last_challenged_at: factor.lastChallengedAt }),
  }
}

function viewIdentity(identity: Identity) {
  return {
    identity_id: identity.id,
    id: identity.providerId,
    user_id: identity.userId,
    identity_data: identity.identityData,
    provider: identity.provider,
    ...(identity.email !== null && { email: identity.email }),
    ...moments({ last_sign_in_at: identity.lastSignInAt }),
    created_at: identity.createdAt.toISOString(),
    updated_at: identity.updatedAt.toISOString(),
  }
}

function moments(values: Record<string, Date | null>): Record<string, string> {
  const present = Object.entries(values).flatMap(([name, value]) =>
    value ? [[name, value.toISOString()] as const] : [],
  )
  return Object.fromEntries(present)
}
