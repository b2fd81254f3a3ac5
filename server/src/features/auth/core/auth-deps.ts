import type { Database } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { KeyedHash } from '../../../lib/keyed-hash.ts'
import type { SecretBox } from '../../../lib/secret-box.ts'
import type { Passwords } from './passwords.ts'
import type { AccessTokens } from './tokens/access-tokens.ts'

export interface AuthSettings {
  /**
   * Where the web app is served; links in mails point there. Known only once the server listens.
   */
  readonly siteUrl: () => string
  /** Other places that redirects may lead to, as globs. */
  readonly allowedRedirects: readonly string[]
  readonly isSignupEnabled: boolean
  readonly isEmailAutoconfirmed: boolean
  /** Every mail fails: no mail server is configured. */
  readonly isMailOff: boolean
  /** Responses do not reveal whether an address has an account. */
  readonly isGeneric: boolean
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

/** The dependencies of the state machine. Everything that a test may replace is passed here. */
export interface AuthDeps {
  readonly db: Database
  readonly box: SecretBox
  readonly hashCode: KeyedHash
  readonly hashAddress: KeyedHash
  readonly hashDevice: KeyedHash
  readonly clock: Clock
  readonly tokens: AccessTokens
  readonly passwords: Passwords
  readonly mail: AuthMail
  readonly deliver: Deliver
  readonly sms: AuthSms | undefined
  readonly settings: AuthSettings
}

export type MailKind = 'signup' | 'recovery' | 'email_change'

export interface AuthMailContent {
  readonly to: string
  readonly kind: MailKind
  readonly link: string
  readonly code: string
}

interface MailRequest {
  /** The address is a confirmed one of an account: no outsider chose it. */
  readonly isProven: boolean
  /** Where the request for the mail came from. */
  readonly ip: string
}

/**
 * Rejects if the mail could not be handed over; the account is unchanged. `issue` is called once
 * the mail may be sent: what it creates invalidates the contents of an earlier mail.
 */
export type AuthMail = (asked: MailRequest, issue: () => Promise<AuthMailContent>) => Promise<void>

/**
 * Does work that depends on whether an account exists, either while the caller waits or in the
 * background.
 */
export type Deliver = (work: () => Promise<void>) => Promise<void>

export interface AuthSmsContent {
  readonly phone: string
  readonly text: string
  readonly userId: string
  /** Where the request for the message came from. */
  readonly ip: string
  /** The number has been verified by this account before. */
  readonly isProven: boolean
}

/** Rejects if the message could not be handed over. */
export type AuthSms = (content: AuthSmsContent) => Promise<void>

export interface Caller {
  readonly ip: string
  /** As stored in the audit trail. */
  readonly addressHash: Buffer
}
