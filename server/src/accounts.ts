import type { JWK } from 'jose'
import type { Logger } from 'pino'
import { isMailOff, type Config } from './config.ts'
import type { Database } from './db/open.ts'
import type { AccountsDeps } from './features/auth/accounts-deps.ts'
import { AUTH_PATH } from './features/auth/auth-path.ts'
import { limitedMail, type MailLimits } from './features/auth/budgets/mail-budget.ts'
import { mailboxLimits } from './features/auth/budgets/mailbox-limits.ts'
import { limitedSms, type SmsLimits } from './features/auth/budgets/sms-budget.ts'
import { composeMail } from './features/auth/compose-mail.ts'
import type { AuthDeps } from './features/auth/core/auth-deps.ts'
import { passwordsAt } from './features/auth/core/passwords.ts'
import { accessTokens } from './features/auth/core/tokens/access-tokens.ts'
import { awaited, unobserved } from './features/auth/deliveries.ts'
import type { AnswerAlike, Bucket, GoTrueOptions } from './features/auth/gotrue/go-true-options.ts'
import { identifyByJwks } from './features/auth/identify-remote.ts'
import { identifyBy } from './features/auth/identify.ts'
import { recordSignIns } from './features/auth/product/record-sign-ins.ts'
import { remoteService, REMOTE_TIMEOUT_MS } from './features/auth/product/remote-service.ts'
import type { WebConfig } from './features/web-config/web-config.routes.ts'
import { addressCounter } from './http/rate-limits.ts'
import { systemClock, type Clock } from './lib/clock.ts'
import { keyedHash, sha256 } from './lib/keyed-hash.ts'
import { onTick } from './lib/on-tick.ts'
import { originOf } from './lib/origin-of.ts'
import { secretBox } from './lib/secret-box.ts'
import type { GoogleSignIn } from './providers/google/google.ts'
import type { SendMail } from './providers/mail/mail.ts'
import type { SendSms } from './providers/sms/sms.ts'

export interface AccountParts {
  readonly config: Config
  /** As the authentication service's role. */
  readonly db: Database
  /** As the application's role: it keeps the counts. */
  readonly appDb: Database
  /** Where the operator is warned of budgets that are used up. */
  readonly log: Logger
  readonly secretKey: string
  readonly signingKeys: readonly [JWK, ...JWK[]]
  readonly siteUrl: () => string
  readonly sendMail: SendMail
  readonly sendSms: SendSms | undefined
  readonly google: GoogleSignIn | undefined
  readonly clock?: Clock
}

/** The embedded authentication service, from its parts. */
export function embeddedAccounts(parts: AccountParts): GoTrueOptions {
  const { config, secretKey, siteUrl, clock = systemClock } = parts
  // Without the port: a token outlives a restart on another one.
  const issuer = `${config.PUBLIC_URL ?? 'http://localhost'}${AUTH_PATH}`
  const { deliver, idle } = config.AUTH_GENERIC_MESSAGES ? unobserved(parts.log) : awaited
  const core: AuthDeps = {
    db: parts.db,
    box: secretBox(secretKey, 'accounts'),
    hashCode: keyedHash(secretKey, 'codes'),
    hashAddress: keyedHash(secretKey, ADDRESSES),
    hashDevice: keyedHash(secretKey, 'devices'),
    clock,
    tokens: accessTokens(parts.signingKeys, issuer, clock),
    passwords: passwordsAt({
      memoryKib: config.AUTH_ARGON2_MEMORY_KIB,
      passes: config.AUTH_ARGON2_PASSES,
    }),
    mail: limitedMail(parts.appDb.pool, parts.log, mailLimits(config), (content) =>
      parts.sendMail(composeMail(content)),
    ),
    deliver,
    sms: parts.sendSms && limitedSms(parts.appDb.pool, parts.log, smsLimits(config), parts.sendSms),
    settings: {
      siteUrl,
      allowedRedirects: config.AUTH_ALLOWED_REDIRECTS,
      isSignupEnabled: config.AUTH_SIGNUP_ENABLED,
      isEmailAutoconfirmed: config.AUTH_EMAIL_AUTOCONFIRM,
      isMailOff: isMailOff(config),
      isGeneric: config.AUTH_GENERIC_MESSAGES,
      accessTokenTtlS: config.AUTH_ACCESS_TOKEN_TTL_S,
      refreshReuseIntervalS: config.AUTH_REFRESH_REUSE_INTERVAL_S,
      sessionHours: config.AUTH_SESSION_HOURS,
      inactivityMinutes: config.AUTH_INACTIVITY_MINUTES,
      signupLinkTtlS: config.AUTH_SIGNUP_LINK_HOURS * 3_600,
      recoveryLinkTtlS: config.AUTH_RESET_LINK_HOURS * 3_600,
      mailIntervalS: config.AUTH_MAIL_INTERVAL_S,
      wrongCodesAllowed: config.AUTH_WRONG_CODES,
      factorLockS: config.AUTH_FACTOR_LOCK_S,
    },
  }
  return {
    core,
    google: parts.google,
    ...countBuckets(parts),
    mailboxes: mailboxLimits(parts.appDb.pool, {
      intervalS: config.AUTH_MAIL_INTERVAL_S,
      perHour: config.AUTH_MAILS_PER_MAILBOX,
    }),
    alike: answerAlike(config),
    idle,
    publicUrl: () => `${siteUrl()}${AUTH_PATH}`,
  }
}

/** The embedded service, or the GoTrue server at AUTH_URL. */
export function chooseAccounts(parts: AccountParts): AccountsDeps {
  const { db, config, clock = systemClock } = parts
  const isGeneric = config.AUTH_GENERIC_MESSAGES
  const codeLifeMs = config.AUTH_SIGNUP_LINK_HOURS * 3_600_000
  const isCodeOver = (sentAt: Date): boolean => clock().getTime() - sentAt.getTime() >= codeLifeMs
  const common = { db, isGeneric, alike: answerAlike(config), isCodeOver }
  const { AUTH_URL, AUTH_ANON_KEY = '', AUTH_SERVICE_KEY = '' } = config
  if (AUTH_URL !== undefined) {
    const service = remoteService(AUTH_URL, AUTH_ANON_KEY, AUTH_SERVICE_KEY)
    const remote = { authUrl: AUTH_URL, service, clock, timeoutMs: REMOTE_TIMEOUT_MS }
    const hashAddress = keyedHash(parts.secretKey, ADDRESSES)
    const recorded = recordSignIns(db, hashAddress, service)
    return { ...common, identify: identifyByJwks(remote), service: recorded }
  }
  const service = embeddedAccounts(parts)
  return { ...common, identify: identifyBy(service.core.tokens), service }
}

export function webConfig(config: Config): WebConfig {
  return {
    auth_url: config.AUTH_URL ?? AUTH_PATH,
    auth_anon_key: config.AUTH_ANON_KEY ?? 'embedded',
    google: config.GOOGLE_CLIENT_ID !== undefined || config.AUTH_URL !== undefined,
    recovery_codes: config.AUTH_URL === undefined,
    inactivity_minutes: config.AUTH_INACTIVITY_MINUTES,
    support_email: config.SUPPORT_EMAIL,
    support_phone: config.SUPPORT_PHONE,
  }
}

/** The purpose under which addresses in the audit trail are hashed, wherever an entry is made. */
export const ADDRESSES = 'audit-addresses'

const FIVE_MINUTES_S = 300

/** Longer than a response takes that does not wait for a mail. */
const TICK_MS = 500

function answerAlike({ AUTH_GENERIC_MESSAGES: isGeneric }: Config): AnswerAlike {
  return (work) => (isGeneric ? onTick(TICK_MS, work) : work())
}

function countBuckets({
  config,
  appDb,
}: AccountParts): Pick<GoTrueOptions, 'count' | 'requireCheck'> {
  const bucket = (name: Bucket, points: number, windowS: number) =>
    addressCounter(appDb.pool, { name: `auth-${name}`, points, windowS })
  const counters = {
    token: bucket('token', config.AUTH_LIMIT_TOKEN, FIVE_MINUTES_S),
    account: bucket('account', config.AUTH_LIMIT_ACCOUNT, 3 * FIVE_MINUTES_S),
    anywhere: bucket('anywhere', config.AUTH_LIMIT_ACCOUNT_ANYWHERE, 3 * FIVE_MINUTES_S),
    device: bucket('device', config.AUTH_LIMIT_ACCOUNT, 3 * FIVE_MINUTES_S),
    verify: bucket('verify', config.AUTH_LIMIT_VERIFY, FIVE_MINUTES_S),
    mail: bucket('mail', config.AUTH_LIMIT_MAIL, FIVE_MINUTES_S),
    factor: bucket('factor', config.AUTH_LIMIT_FACTOR, FIVE_MINUTES_S),
  }
  // Hashed: a key of any length fits, and no address is stored.
  const hash = (key: string) => sha256(originOf(key)).toString('base64url')
  return {
    count: (name, key) => counters[name].count(hash(key)),
    requireCheck: (name, address, check) => {
      counters[name].requireCheck(hash(address), check)
    },
  }
}

function mailLimits(config: Config): MailLimits {
  return {
    perHour: config.AUTH_MAILS_PER_HOUR,
    newPerHour: config.AUTH_SIGNUP_MAILS_PER_HOUR,
    perOriginAnHour: config.AUTH_MAILS_PER_ADDRESS,
  }
}

function smsLimits(config: Config): SmsLimits {
  return {
    perHour: config.AUTH_SMS_PER_HOUR,
    perNumberADay: config.AUTH_SMS_PER_NUMBER,
    perAccountAnHour: config.AUTH_SMS_PER_ACCOUNT,
    perOriginAnHour: config.AUTH_SMS_PER_ADDRESS,
  }
}
