import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea } from './columns.ts'

/** The embedded authentication service's own tables. Only its role may read them. */
export const accounts = pgSchema('accounts')

const id = () => uuid('id').primaryKey()
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const createdAt = () => moment('created_at').notNull().defaultNow()
const updatedAt = () => moment('updated_at').notNull().defaultNow()
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export interface Amr {
  readonly method: string
  /** Seconds since the epoch. */
  readonly timestamp: number
  readonly provider?: string
}

export const users = accounts.table(
  'users',
  {
    id: id(),
    /** Lower case. */
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    emailConfirmedAt: moment('email_confirmed_at'),
    newEmail: text('new_email'),
    confirmationSentAt: moment('confirmation_sent_at'),
    recoverySentAt: moment('recovery_sent_at'),
    emailChangeSentAt: moment('email_change_sent_at'),
    lastSignInAt: moment('last_sign_in_at'),
    bannedUntil: moment('banned_until'),
    userMetadata: jsonb('user_metadata').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [unique('users_email').on(table.email)],
)

export const identities = accounts.table(
  'identities',
  {
    id: id(),
    userId: userId(),
    provider: text('provider').notNull(),
    /** The provider's subject. */
    providerId: text('provider_id').notNull(),
    email: text('email'),
    identityData: jsonb('identity_data').$type<Record<string, unknown>>().notNull(),
    lastSignInAt: moment('last_sign_in_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('identities_subject').on(table.provider, table.providerId),
    index('identities_user').on(table.userId),
  ],
)

/** A refresh token is derived from the key and the counter; no token is stored. */
export const sessions = accounts.table(
  'sessions',
  {
    id: id(),
    userId: userId(),
    /** Encrypted with SECRET_KEY. */
    refreshKey: bytea('refresh_key').notNull(),
    refreshCounter: bigint('refresh_counter', { mode: 'number' }).notNull().default(0),
    refreshedAt: moment('refreshed_at').notNull().defaultNow(),
    /** Tokens issued before it are no longer valid: they are from before the second factor. */
    firstCounter: bigint('first_counter', { mode: 'number' }).notNull().default(0),
    /** The newest whose access token was used: its holder has received it. */
    seenCounter: bigint('seen_counter', { mode: 'number' }).notNull().default(0),
    /** The oldest that a client may still use concurrently, and since when. */
    reuseCounter: bigint('reuse_counter', { mode: 'number' }).notNull().default(0),
    reuseSince: moment('reuse_since').notNull().defaultNow(),
    aal: text('aal', { enum: ['aal1', 'aal2'] })
      .notNull()
      .default('aal1'),
    /** Newest first. */
    amr: jsonb('amr').$type<Amr[]>().notNull(),
    factorId: uuid('factor_id'),
    createdAt: createdAt(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/**
 * A mailed link (32 random bytes) and a mailed code (six digits) for one operation, both stored as
 * hashes.
 */
export const oneTimeTokens = accounts.table(
  'one_time_tokens',
  {
    id: id(),
    userId: userId(),
    type: text('type', { enum: ['signup', 'recovery', 'email_change'] }).notNull(),
    linkHash: bytea('link_hash').notNull(),
    codeHash: bytea('code_hash').notNull(),
    wrongCodes: integer('wrong_codes').notNull().default(0),
    /** The address that the mail went to. */
    email: text('email').notNull(),
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('one_time_tokens_newest').on(table.userId, table.type),
    uniqueIndex('one_time_tokens_link').on(table.linkHash),
  ],
)

/** One trip to a provider, and the code that its PKCE caller exchanges afterwards. */
export const flows = accounts.table(
  'flows',
  {
    id: id(),
    provider: text('provider'),
    redirectTo: text('redirect_to').notNull(),
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method'),
    /** What we keep from the provider: PKCE verifier, nonce; encrypted with SECRET_KEY. */
    sealedSecrets: bytea('sealed_secrets'),
    authCodeHash: bytea('auth_code_hash'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    method: text('method'),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('flows_auth_code').on(table.authCodeHash)],
)

export const factors = accounts.table(
  'mfa_factors',
  {
    id: id(),
    userId: userId(),
    friendlyName: text('friendly_name').notNull().default(''),
    factorType: text('factor_type', { enum: ['totp', 'phone'] }).notNull(),
    status: text('status', { enum: ['unverified', 'verified'] })
      .notNull()
      .default('unverified'),
    /** TOTP only; encrypted with SECRET_KEY. */
    sealedSecret: bytea('sealed_secret'),
    phone: text('phone'),
    /** RFC 6238 §5.2: a time step is accepted once. */
    lastStep: bigint('last_step', { mode: 'number' }),
    wrongCodes: integer('wrong_codes').notNull().default(0),
    lockedUntil: moment('locked_until'),
    lastChallengedAt: moment('last_challenged_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('mfa_factors_name').on(table.userId, table.friendlyName),
    check('mfa_factors_kind', sql`(${table.factorType} = 'phone') = (${table.phone} is not null)`),
  ],
)

export const challenges = accounts.table(
  'mfa_challenges',
  {
    id: id(),
    factorId: uuid('factor_id')
      .notNull()
      .references(() => factors.id, { onDelete: 'cascade' }),
    ip: text('ip').notNull(),
    /** Phone only. */
    codeHash: bytea('code_hash'),
    verifiedAt: moment('verified_at'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('mfa_challenges_factor').on(table.factorId)],
)

/** For a user who has lost the second factor: each works once, and is deleted when it is used. */
export const recoveryCodes = accounts.table(
  'recovery_codes',
  {
    userId: userId(),
    /** Keyed with SECRET_KEY. */
    codeHash: bytea('code_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)
