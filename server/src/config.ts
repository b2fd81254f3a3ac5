import { resolve } from 'node:path'
import { z } from 'zod'
import { StartupError } from './lib/startup-error.ts'

const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number(`must be a whole number from ${String(min)} to ${String(max)}`)
    .int('must be a whole number')
    .min(min, `must be at least ${String(min)}`)
    .max(max, `must be at most ${String(max)}`)

const file = z.string().transform((path) => resolve(path))

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address like https://scribe.clinic.example' })
  .transform((url) => new URL(url).origin)

/** Whose forwarding headers count: nobody's, those of a number of proxies, or of these addresses. */
const trustProxy = z
  .string()
  .regex(/^(off|loopback|\d+|[\d.:a-f/]+(\s*,\s*[\d.:a-f/]+)*)$/i, {
    error: 'must be off, a number of proxies, or their addresses joined by commas',
  })
  .transform((value) => {
    if (value === 'off') return false
    return /^\d+$/.test(value) ? Number(value) : value
  })

const Env = z
  .object({
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
    TRUST_PROXY: trustProxy.prefault('off'),
    TLS_CERT_FILE: file.optional(),
    TLS_KEY_FILE: file.optional(),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
        error: 'must be fatal, error, warn, info, debug or silent',
      })
      .default('warn'),
    BODY_LIMIT_BYTES: wholeNumber(1_024, 1_073_741_824).default(4_194_304),
    SHUTDOWN_GRACE_S: wholeNumber(0, 600).default(5),
    RATE_LIMIT_WINDOW_S: wholeNumber(1, 86_400).default(60),
    RATE_LIMIT_PER_ADDRESS: wholeNumber(1, 1_000_000_000).default(300),
    RATE_LIMIT_PER_PRACTITIONER: wholeNumber(1, 1_000_000_000).default(1_200),
  })
  .superRefine((env, context) => {
    const complain = (path: string, message: string) => {
      context.addIssue({ code: 'custom', path: [path], message })
    }
    if ((env.TLS_CERT_FILE === undefined) !== (env.TLS_KEY_FILE === undefined)) {
      const missing = env.TLS_CERT_FILE === undefined ? 'TLS_CERT_FILE' : 'TLS_KEY_FILE'
      complain(missing, 'must be given together with its pair')
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
