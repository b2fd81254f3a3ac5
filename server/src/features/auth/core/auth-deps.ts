import type { Database } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { KeyedHash } from '../../../lib/keyed-hash.ts'
import type { SecretBox } from '../../../lib/secret-box.ts'
import type { Passwords } from './passwords.ts'
import type { AccessTokens } from './tokens/access-tokens.ts'

export interface AuthSettings {
  /** Where the web lives; links in mails lead there. Known only once the server listens. */
  readonly siteUrl: () => string
  /** Other places that redirects may lead to, as globs. */
  readonly allowedRedirects: readonly string[]
  readonly isSignupEnabled: boolean
  readonly isEmailAutoconfirmed: boolean
  /** Every mail fails: there is no server for it. */
  readonly isMailOff: boolean
  /** Nobody learns whether an address has an account. */
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

/** What the state machine works with. Everything that could differ in a test arrives here. */
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
  /** The address is a confirmed one of an account: no stranger chose it. */
  readonly isProven: boolean
  /** Where the mail was asked for. */
  readonly ip: string
}

/**
 * Rejects when the mail could not be handed over; the account stays as it is. `issue` is called once
 * the mail may be sent: what it makes replaces what an earlier mail brought.
 */
export type AuthMail = (asked: MailRequest, issue: () => Promise<AuthMailContent>) => Promise<void>

/** Does work that depends on whether an account is there, in sight of whoever asks or out of it. */
export type Deliver = (work: () => Promise<void>) => Promise<void>

export interface AuthSmsContent {
  readonly phone: string
  readonly text: string
  readonly userId: string
  /** Where the message was asked for. */
  readonly ip: string
  /** Whoever has the number has shown it to this account before. */
  readonly isProven: boolean
}

/** Rejects when the message could not be handed over. */
export type AuthSms = (content: AuthSmsContent) => Promise<void>

export interface Caller {
  readonly ip: string
  /** As the audit trail keeps it. */
  readonly addressHash: Buffer
}
