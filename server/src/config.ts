import { resolve } from 'node:path'
import { RECORDING_MAX_HOURS, SESSION_MAX_HOURS } from '@chartwright/contract/limits'
import { z } from 'zod'
import { StartupError } from './lib/startup-error.ts'

const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number(`must be a whole number from ${String(min)} to ${String(max)}`)
    .int('must be a whole number')
    .min(min, `must be at least ${String(min)}`)
    .max(max, `must be at most ${String(max)}`)

const OFF = 'off'

/** A number, or `off`, which becomes undefined. */
const orOff = (min: number, max: number) =>
  z
    .preprocess((value) => (value === OFF ? undefined : value), wholeNumber(min, max).optional())
    .prefault(OFF)

const file = z.string().transform((path) => resolve(path))

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address like https://scribe.clinic.example' })
  .transform((url) => new URL(url).origin)

const httpUrlWithPath = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''))

/**
 * Whose forwarding headers are trusted: nobody's, those of a number of proxies, or of these
 * addresses.
 */
const trustProxy = z
  .string()
  .regex(/^(off|loopback|\d+|[\d.:a-f/]+(\s*,\s*[\d.:a-f/]+)*)$/i, {
    error: 'must be off, a number of proxies, or their addresses joined by commas',
  })
  .transform((value) => {
    if (value === 'off') return false
    return /^\d+$/.test(value) ? Number(value) : value
  })

const flag = z
  .enum(['true', 'false', 'on', 'off'], { error: 'must be true or false' })
  .transform((value) => value === 'true' || value === 'on')

const AUTH_SETTINGS = {
  AUTH_SIGNING_KEYS_FILE: file.optional(),
  AUTH_EMAIL_AUTOCONFIRM: flag.prefault('off'),
  AUTH_SIGNUP_ENABLED: flag.prefault('on'),
  AUTH_GENERIC_MESSAGES: flag.prefault('off'),
  AUTH_REFRESH_REUSE_INTERVAL_S: wholeNumber(0, 3_600).default(10),
  AUTH_ACCESS_TOKEN_TTL_S: wholeNumber(60, 86_400).default(3_600),
  AUTH_SESSION_HOURS: wholeNumber(1, 720).default(SESSION_MAX_HOURS),
  AUTH_INACTIVITY_MINUTES: wholeNumber(0, 1_440).default(60),
  AUTH_SIGNUP_LINK_HOURS: wholeNumber(1, 168).default(24),
  AUTH_RESET_LINK_HOURS: wholeNumber(1, 24).default(1),
  AUTH_MAIL_INTERVAL_S: wholeNumber(0, 3_600).default(60),
  AUTH_MAILS_PER_HOUR: wholeNumber(1, 1_000_000).default(100),
  AUTH_SIGNUP_MAILS_PER_HOUR: wholeNumber(1, 1_000_000).default(100),
  AUTH_MAILS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(30),
  AUTH_MAILS_PER_MAILBOX: wholeNumber(1, 1_000_000).default(5),
  AUTH_SMS_PER_HOUR: wholeNumber(1, 1_000_000).default(100),
  AUTH_SMS_PER_NUMBER: wholeNumber(1, 1_000_000).default(5),
  AUTH_SMS_PER_ACCOUNT: wholeNumber(1, 1_000_000).default(10),
  AUTH_SMS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(20),
  AUTH_WRONG_CODES: wholeNumber(1, 100).default(5),
  AUTH_FACTOR_LOCK_S: wholeNumber(1, 86_400).default(300),
  AUTH_LIMIT_TOKEN: wholeNumber(1, 1_000_000).default(150),
  AUTH_LIMIT_ACCOUNT: wholeNumber(1, 1_000_000).default(30),
  AUTH_LIMIT_ACCOUNT_ANYWHERE: wholeNumber(1, 1_000_000).default(100),
  AUTH_LIMIT_VERIFY: wholeNumber(1, 1_000_000).default(30),
  AUTH_LIMIT_MAIL: wholeNumber(1, 1_000_000).default(30),
  AUTH_LIMIT_FACTOR: wholeNumber(1, 1_000_000).default(75),
  AUTH_ALLOWED_REDIRECTS: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((glob) => glob.trim())
        .filter(Boolean),
    )
    .prefault(''),
  AUTH_ARGON2_MEMORY_KIB: wholeNumber(8, 4_194_304).default(19_456),
  AUTH_ARGON2_PASSES: wholeNumber(1, 100).default(2),
  AUTH_URL: httpUrlWithPath.optional(),
  AUTH_ANON_KEY: z.string().optional(),
  AUTH_SERVICE_KEY: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: httpUrlWithPath.default('https://accounts.google.com'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default('Chartwright <no-reply@localhost>'),
  SMS_WEBHOOK_URL: httpUrlWithPath.optional(),
  SUPPORT_EMAIL: z.email('must be an email address').default('support@localhost'),
  SUPPORT_PHONE: z.string().default(''),
}

const SITE_SETTINGS = {
  OPERATOR_NAME: z.string().default(''),
  COMPLIANCE_BADGES: flag.prefault('on'),
}

const STT_SETTINGS = {
  STT_PROVIDER: z
    .enum(['builtin', 'openai-compatible'], { error: 'must be builtin or openai-compatible' })
    .default('builtin'),
  STT_BASE_URL: httpUrlWithPath.optional(),
  STT_API_KEY: z.string().optional(),
  STT_MODEL: z.string().optional(),
  STT_TIMEOUT_S: wholeNumber(1, 3_600).default(60),
  STT_WORKERS: wholeNumber(1, 64).optional(),
  STT_INTERIM: z.enum(['auto', 'on', 'off'], { error: 'must be auto, on or off' }).default('auto'),
  STT_SECOND_PASS: z
    .enum(['auto', 'all', 'off'], { error: 'must be auto, all or off' })
    .default('auto'),
  STT_SECOND_PASS_BASE_URL: httpUrlWithPath.optional(),
  STT_SECOND_PASS_API_KEY: z.string().optional(),
  STT_SECOND_PASS_MODEL: z.string().optional(),
  STT_SECOND_PASS_TIMEOUT_S: wholeNumber(1, 3_600).default(600),
  SPEAKER_VOICES: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
}

const RECORDING_SETTINGS = {
  RECORDING_CONNECTS_PER_MINUTE: wholeNumber(1, 1_000_000).default(20),
  RECORDING_IDLE_S: wholeNumber(1, 86_400).default(1_800),
  RECORDING_ABANDON_MINUTES: wholeNumber(1, 10_080).default(30),
  RECORDING_MAX_HOURS: wholeNumber(1, 12).default(RECORDING_MAX_HOURS),
  AUDIO_RETENTION_DAYS: wholeNumber(0, 3_650).default(7),
  CONSENT: z
    .enum(['required', 'ask', 'off'], { error: 'must be required, ask or off' })
    .default('ask'),
}

const RETENTION_SETTINGS = {
  TRANSCRIPT_RETENTION_DAYS: orOff(1, 36_500),
  SESSION_RETENTION_DAYS: orOff(1, 36_500),
  AUDIT_RETENTION_DAYS: orOff(30, 36_500),
}

/** Limits of the usage policy. */
const OPERATOR_LIMITS = {
  PRACTITIONER_REQUESTS_PER_DAY: orOff(1, 1_000_000_000),
  PRACTITIONER_STORAGE_GB: orOff(1, 1_000_000),
}

const LLM_SETTINGS = {
  LLM_PROVIDER: z
    .enum(['builtin', 'openai-compatible', 'anthropic'], {
      error: 'must be builtin, openai-compatible or anthropic',
    })
    .default('builtin'),
  LLM_BASE_URL: httpUrlWithPath.optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  LLM_TIMEOUT_S: wholeNumber(1, 300).default(60),
  LLM_CONTEXT_CHARS: wholeNumber(2_000, 10_000_000).default(120_000),
}

/** Patient data is sent there: plain HTTP only on this computer. */
const recordUrl = httpUrlWithPath.refine(
  (url) => url.startsWith('https:') || isLoopback(new URL(url).hostname),
  'must begin with https:// unless it is on this computer',
)

const RECORD_SETTINGS = {
  FHIR_BASE_URL: recordUrl.optional(),
  FHIR_TOKEN_URL: recordUrl.optional(),
  FHIR_CLIENT_ID: z.string().optional(),
  FHIR_PRIVATE_KEY_FILE: file.optional(),
  FHIR_KEY_ID: z.string().optional(),
  FHIR_SCOPE: z.string().default('system/Bundle.cs'),
  OPENEMR_BASE_URL: recordUrl.optional(),
  OPENEMR_SITE: z
    .string()
    .regex(/^[\w.-]+$/, 'must be the name of a site, like default')
    .default('default'),
  OPENEMR_CLIENT_ID: z.string().optional(),
  OPENEMR_CLIENT_SECRET: z.string().optional(),
  OPENEMR_USERNAME: z.string().optional(),
  OPENEMR_PASSWORD: z.string().optional(),
  OPENEMR_SCOPE: z.string().default('openid api:oemr user/soap_note.read user/soap_note.write'),
  RECORD_TIMEOUT_S: wholeNumber(1, 300).default(20),
}

/** What each record system needs; the first setting names it. */
const RECORD_SYSTEMS = [
  ['FHIR_BASE_URL', 'FHIR_TOKEN_URL', 'FHIR_CLIENT_ID', 'FHIR_PRIVATE_KEY_FILE'],
  ['OPENEMR_BASE_URL', 'OPENEMR_CLIENT_ID', 'OPENEMR_USERNAME', 'OPENEMR_PASSWORD'],
] as const

const PAIRS = [
  ['TLS_CERT_FILE', 'TLS_KEY_FILE'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
] as const

const Env = z
  .object({
    ...AUTH_SETTINGS,
    ...SITE_SETTINGS,
    ...STT_SETTINGS,
    ...RECORDING_SETTINGS,
    ...RETENTION_SETTINGS,
    ...OPERATOR_LIMITS,
    ...LLM_SETTINGS,
    ...RECORD_SETTINGS,
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    HOST: z.string().min(1).default('127.0.0.1'),
    PORT: wholeNumber(0, 65_535).default(3000),
    PUBLIC_URL: httpUrl.optional(),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://')
      .optional(),
    DATABASE_POOL_SIZE: wholeNumber(2, 500).default(20),
    SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
    BACKUP_PASSPHRASE: z.string().optional(),
    TRUST_PROXY: trustProxy.prefault('off'),
    TLS_CERT_FILE: file.optional(),
    TLS_KEY_FILE: file.optional(),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
        error: 'must be fatal, error, warn, info, debug or silent',
      })
      .default('warn'),
    BODY_LIMIT_BYTES: wholeNumber(1_024, 1_073_741_824).default(4_194_304),
    REQUEST_TIMEOUT_S: wholeNumber(1, 3_600).default(30),
    METRICS_TOKEN: z
      .string()
      .regex(/^\S{16,}$/, 'must have at least 16 characters and no space')
      .optional(),
    SHUTDOWN_DRAIN_S: wholeNumber(0, 600).default(0),
    SHUTDOWN_GRACE_S: wholeNumber(0, 600).default(5),
    RATE_LIMIT_WINDOW_S: wholeNumber(1, 86_400).default(60),
    RATE_LIMIT_PER_ADDRESS: wholeNumber(1, 1_000_000_000).default(300),
    RATE_LIMIT_PER_PRACTITIONER: wholeNumber(1, 1_000_000_000).default(1_200),
    GENERATIONS_PER_PRACTITIONER: wholeNumber(1, 1_000).default(4),
  })
  .superRefine((env, context) => {
    const complain = (path: string, message: string) => {
      context.addIssue({ code: 'custom', path: [path], message })
    }
    for (const [first, second] of PAIRS) {
      if ((env[first] === undefined) === (env[second] === undefined)) continue
      complain(env[first] === undefined ? first : second, 'must be given together with its pair')
    }
    for (const [address, ...needed] of RECORD_SYSTEMS) {
      for (const name of needed) {
        if (env[address] !== undefined && env[name] === undefined)
          complain(name, `must be given with ${address}`)
        if (env[address] === undefined && env[name] !== undefined)
          complain(name, `is used with ${address} only`)
      }
    }
    if (env.NODE_ENV === 'production' && env.SMTP_URL === undefined) {
      complain('SMTP_URL', 'must be given in production, where there is no inbox on this computer')
    }
    if (env.NODE_ENV === 'production' && areLinksLocal(env)) {
      complain('PUBLIC_URL', 'must be given in production with this HOST: links in mails need it')
    }
    if (env.AUTH_URL !== undefined && env.AUTH_SERVICE_KEY === undefined) {
      complain('AUTH_SERVICE_KEY', 'must be given with AUTH_URL')
    }
    if (env.AUTH_URL !== undefined && env.AUTH_ANON_KEY === undefined) {
      complain('AUTH_ANON_KEY', 'must be given with AUTH_URL')
    }
    if (env.STT_PROVIDER === 'openai-compatible' && env.STT_BASE_URL === undefined) {
      complain('STT_BASE_URL', 'must be given with STT_PROVIDER=openai-compatible')
    }
    if (env.STT_PROVIDER === 'builtin') {
      for (const name of ['STT_BASE_URL', 'STT_API_KEY', 'STT_MODEL'] as const) {
        if (env[name] !== undefined)
          complain(name, 'is used with STT_PROVIDER=openai-compatible only')
      }
    }
    for (const name of [
      'STT_SECOND_PASS_BASE_URL',
      'STT_SECOND_PASS_API_KEY',
      'STT_SECOND_PASS_MODEL',
    ] as const) {
      if (env[name] === undefined) continue
      if (env.STT_SECOND_PASS === 'off') complain(name, 'is not used with STT_SECOND_PASS=off')
      else if (env.STT_SECOND_PASS_BASE_URL === undefined)
        complain(name, 'is used with STT_SECOND_PASS_BASE_URL only')
    }
    if (env.LLM_PROVIDER === 'builtin') {
      for (const name of ['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL'] as const) {
        if (env[name] !== undefined)
          complain(name, 'is used with another LLM_PROVIDER than builtin')
      }
    } else if (env.LLM_MODEL === undefined) {
      complain('LLM_MODEL', `must be given with LLM_PROVIDER=${env.LLM_PROVIDER}`)
    }
    if (env.LLM_PROVIDER === 'openai-compatible' && env.LLM_BASE_URL === undefined) {
      complain('LLM_BASE_URL', 'must be given with LLM_PROVIDER=openai-compatible')
    }
    if (env.SECRET_KEY === undefined && env.DATABASE_URL !== undefined) {
      complain(
        'SECRET_KEY',
        'must be given with DATABASE_URL: every node and every backup needs it',
      )
    } else if (env.SECRET_KEY === undefined && env.NODE_ENV === 'production') {
      complain('SECRET_KEY', 'must be given in production')
    }
  })

export type Config = Readonly<z.output<typeof Env>>

/** The only reader of the environment. Throws one message that names every bad setting. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Env.safeParse(given)
  if (parsed.success) return Object.freeze(parsed.data)
  const complaints = parsed.error.issues.map(
    ({ path, message }) => `  ${path.join('.')} ${message}`,
  )
  throw new StartupError(
    `Bad configuration:\n${complaints.join('\n')}\nSee .env.example for what each setting takes.`,
  )
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || host.startsWith('127.')
}

export function isAnyAddress(host: string): boolean {
  return host === '0.0.0.0' || host === '::'
}

/** Links in mails, and the return from Google, would lead to localhost. */
export function areLinksLocal({
  HOST,
  PUBLIC_URL,
  AUTH_URL,
}: Pick<Config, 'HOST' | 'PUBLIC_URL' | 'AUTH_URL'>): boolean {
  return isAnyAddress(HOST) && PUBLIC_URL === undefined && AUTH_URL === undefined
}

/** Only this computer can reach it: development aids may be shown. */
export function isOnlyLocal({ NODE_ENV, HOST, PUBLIC_URL }: Config): boolean {
  if (NODE_ENV === 'production' || !isLoopback(HOST)) return false
  return PUBLIC_URL === undefined || isLoopback(new URL(PUBLIC_URL).hostname)
}

/**
 * Without a mail server, mail is for the person at this computer: others would wait for it in vain.
 */
export function isMailOff(config: Config): boolean {
  return config.SMTP_URL === undefined && config.AUTH_URL === undefined && !isOnlyLocal(config)
}
