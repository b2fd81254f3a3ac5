import type { JWK } from 'jose'
import { AUTH_PATH } from './features/auth/auth-path.ts'
import type { AccountsDeps } from './features/auth/accounts-deps.ts'
import type { Config } from './config.ts'
import type { Database } from './db/open.ts'
import { composeMail } from './features/auth/compose-mail.ts'
import { accessTokens } from './features/auth/core/access-tokens.ts'
import type { AuthDeps, AuthMail } from './features/auth/core/auth-deps.ts'
import { AuthError, type AuthErrorCode } from './features/auth/core/auth-error.ts'
import { passwordsAt } from './features/auth/core/passwords.ts'
import type { Bucket, GoTrueOptions } from './features/auth/gotrue/go-true-options.ts'
import { identifyBy } from './features/auth/identify.ts'
import { identifyByJwks } from './features/auth/identify-remote.ts'
import { recordSignIns } from './features/auth/product/record-sign-ins.ts'
import { remoteService, REMOTE_TIMEOUT_MS } from './features/auth/product/remote-service.ts'
import type { WebConfig } from './features/web-config/web-config.routes.ts'
import { AppError } from './http/app-error.ts'
import { addressCounter, counter, type Count } from './http/rate-limits.ts'
import { systemClock, type Clock } from './lib/clock.ts'
import { keyedHash, sha256 } from './lib/keyed-hash.ts'
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
  const core: AuthDeps = {
    db: parts.db,
    box: secretBox(secretKey, 'accounts'),
    hashCode: keyedHash(secretKey, 'codes'),
    hashAddress: keyedHash(secretKey, ADDRESSES),
    clock,
    tokens: accessTokens(parts.signingKeys, issuer, clock),
    passwords: passwordsAt({
      memoryKib: config.AUTH_ARGON2_MEMORY_KIB,
      passes: config.AUTH_ARGON2_PASSES,
    }),
    mail: limitedMail(parts),
    sms: parts.sendSms && limitedSms(parts, parts.sendSms),
    settings: {
      siteUrl,
      allowedRedirects: config.AUTH_ALLOWED_REDIRECTS,
      isSignupEnabled: config.AUTH_SIGNUP_ENABLED,
      isEmailAutoconfirmed: config.AUTH_EMAIL_AUTOCONFIRM,
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
    publicUrl: () => `${siteUrl()}${AUTH_PATH}`,
  }
}

/** The embedded service, or the GoTrue server at AUTH_URL. */
export function chooseAccounts(parts: AccountParts): AccountsDeps {
  const { db, config, clock = systemClock } = parts
  const isGeneric = config.AUTH_GENERIC_MESSAGES
  const codeLifeMs = config.AUTH_SIGNUP_LINK_HOURS * 3_600_000
  const isCodeOver = (sentAt: Date): boolean => clock().getTime() - sentAt.getTime() >= codeLifeMs
  const common = { db, isGeneric, isCodeOver }
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
    inactivity_minutes: config.AUTH_INACTIVITY_MINUTES,
    support_email: config.SUPPORT_EMAIL,
    support_phone: config.SUPPORT_PHONE,
  }
}

/** What the audit trail's addresses are hashed for, wherever an entry is made. */
export const ADDRESSES = 'audit-addresses'

const FIVE_MINUTES_S = 300

function countBuckets({
  config,
  appDb,
}: AccountParts): Pick<GoTrueOptions, 'count' | 'requireCheck'> {
  const bucket = (name: Bucket, points: number, windowS: number) =>
    addressCounter(appDb.pool, { name: `auth-${name}`, points, windowS })
  const counters = {
    token: bucket('token', config.AUTH_LIMIT_TOKEN, FIVE_MINUTES_S),
    account: bucket('account', config.AUTH_LIMIT_ACCOUNT, 3 * FIVE_MINUTES_S),
    verify: bucket('verify', config.AUTH_LIMIT_VERIFY, FIVE_MINUTES_S),
    mail: bucket('mail', config.AUTH_LIMIT_MAIL, FIVE_MINUTES_S),
    factor: bucket('factor', config.AUTH_LIMIT_FACTOR, FIVE_MINUTES_S),
    mailbox:
      config.AUTH_MAIL_INTERVAL_S === 0
        ? undefined
        : bucket('mailbox', 1, config.AUTH_MAIL_INTERVAL_S),
  }
  // Hashed: a key of any length fits, and no address is stored.
  const hash = (key: string) => sha256(key).toString('base64url')
  return {
    count: async (name, key) => counters[name]?.count(hash(key)),
    requireCheck: (name, address, check) => counters[name]?.requireCheck(hash(address), check),
  }
}

/** One count for the whole installation, so that nobody turns it into a mail cannon. */
function limitedMail({ config, appDb, sendMail }: AccountParts): AuthMail {
  const points = config.AUTH_MAILS_PER_HOUR
  const count = counter(appDb.pool, { name: 'auth-mails', points, windowS: 3_600 })
  return async (content) => {
    await orRefuse(count, 'over_email_send_rate_limit', 'Email rate limit exceeded')
    await sendMail(composeMail(content))
  }
}

/** Likewise: messages cost money, to whatever number somebody enrols. */
function limitedSms({ config, appDb }: AccountParts, sendSms: SendSms): SendSms {
  const points = config.AUTH_SMS_PER_HOUR
  const count = counter(appDb.pool, { name: 'auth-sms', points, windowS: 3_600 })
  return async (phone, text) => {
    await orRefuse(count, 'over_sms_send_rate_limit', 'SMS rate limit exceeded')
    await sendSms(phone, text)
  }
}

async function orRefuse(count: Count, code: AuthErrorCode, message: string): Promise<void> {
  try {
    await count('all')
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new AuthError(code, message)
  }
}
