import type { Database } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { KeyedHash } from '../../../lib/keyed-hash.ts'
import type { SecretBox } from '../../../lib/secret-box.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { Passwords } from './passwords.ts'

export interface AuthSettings {
  /** Where the web lives; links in mails lead there. Known only once the server listens. */
  readonly siteUrl: () => string
  /** Other places that redirects may lead to, as globs. */
  readonly allowedRedirects: readonly string[]
  readonly isSignupEnabled: boolean
  readonly isEmailAutoconfirmed: boolean
  readonly accessTokenTtlS: number
  readonly refreshReuseIntervalS: number
  readonly sessionHours: number
  readonly inactivityMinutes: number
  readonly signupLinkTtlS: number
  readonly recoveryLinkTtlS: number
  /** Between two mails of one kind to one user. */
  readonly mailIntervalS: number
  readonly wrongCodesAllowed: number
  readonly factorLockS: number
}

/** What the state machine works with. Everything that could differ in a test arrives here. */
export interface AuthDeps {
  readonly db: Database
  readonly box: SecretBox
  readonly hashCode: KeyedHash
  readonly hashAddress: KeyedHash
  readonly clock: Clock
  readonly tokens: AccessTokens
  readonly passwords: Passwords
  readonly mail: AuthMail
  readonly sms: ((phone: string, text: string) => Promise<void>) | undefined
  readonly settings: AuthSettings
}

export type MailKind = 'signup' | 'recovery' | 'email_change'

export interface AuthMailContent {
  readonly to: string
  readonly kind: MailKind
  readonly name: string | undefined
  readonly link: string
  readonly code: string
}

/** Rejects when the mail could not be handed over; the account stays as it is. */
export type AuthMail = (content: AuthMailContent) => Promise<void>

export interface Caller {
  readonly ip: string
  /** As the audit trail keeps it. */
  readonly addressHash: Buffer
}
