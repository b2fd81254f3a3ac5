import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { AppError } from '../../../http/app-error.ts'
import { budget } from '../../../http/rate-limits.ts'
import { originOf } from '../../../lib/origin-of.ts'
import type { AuthMail, AuthMailContent } from '../core/auth-deps.ts'
import { AuthError } from '../core/auth-error.ts'
import { EVERYBODY, takeShares, type Taken } from './take-shares.ts'
import { hourlyWarning, warnWhenSpent } from './tell-operator.ts'

export interface MailLimits {
  /** For the whole installation, to confirmed addresses of its accounts. */
  readonly perHour: number
  /** For the whole installation, to addresses that nobody has confirmed. */
  readonly newPerHour: number
  /** Requested from one network address, for each of the two. */
  readonly perOriginAnHour: number
}

const HOUR_S = 3_600
/** Per network address, while anonymous requests are heavy. */
const PRESSED_ORIGIN_S = 600

/**
 * Sign-ups, which anybody can send, never use up the budget that password resets of existing
 * accounts need. Once half of an hour's mails to new addresses is spent, the rest is spread evenly
 * over an hour, with one per ten minutes for each network address: whoever really wants an account
 * waits, and is not locked out.
 */
export function limitedMail(
  pool: Pool,
  log: Logger,
  limits: MailLimits,
  send: (content: AuthMailContent) => Promise<void>,
): AuthMail {
  const { perHour, newPerHour, perOriginAnHour } = limits
  const of = (name: string, points: number, windowS = HOUR_S) =>
    budget(pool, { name: `auth-mails-${name}`, points, windowS })
  const warning = (setting: string, limit: number, message: string) =>
    hourlyWarning(log, { setting, limit }, message)

  const known = warnWhenSpent(
    of('known', perHour),
    warning('AUTH_MAILS_PER_HOUR', perHour, 'no more mails to accounts in this hour'),
  )
  const fresh = warnWhenSpent(
    of('new', newPerHour),
    warning('AUTH_SIGNUP_MAILS_PER_HOUR', newPerHour, 'no more sign-up mails in this hour'),
  )
  const warnOfPressure = warning(
    'AUTH_SIGNUP_MAILS_PER_HOUR',
    newPerHour,
    'half of the sign-up mails of this hour are sent: the rest are spread out',
  )
  const half = Math.floor(newPerHour / 2)
  const pace = of('new-pace', 1, Math.ceil(HOUR_S / (newPerHour - half)))
  const originPace = of('new-origin-pace', 1, PRESSED_ORIGIN_S)
  const knownByOrigin = of('known-origin', perOriginAnHour)
  const newByOrigin = of('new-origin', perOriginAnHour)

  async function takeForNew(origin: string): Promise<Taken> {
    const taken = await takeShares([
      [newByOrigin, origin],
      [fresh, EVERYBODY],
    ])
    if (taken.spent <= half) return taken
    warnOfPressure()
    try {
      const paced = await takeShares([
        [originPace, origin],
        [pace, EVERYBODY],
      ])
      return {
        spent: taken.spent,
        giveBack: async () => {
          await paced.giveBack()
          await taken.giveBack()
        },
      }
    } catch (error) {
      await taken.giveBack()
      throw error
    }
  }

  return async ({ ip, isProven }, issue) => {
    const origin = originOf(ip)
    const taking = isProven
      ? takeShares([
          [knownByOrigin, origin],
          [known, EVERYBODY],
        ])
      : takeForNew(origin)
    const { giveBack } = await taking.catch((error: unknown) => {
      throw refusalOf(error)
    })
    try {
      await send(await issue())
    } catch (error) {
      await giveBack()
      throw error
    }
  }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof AppError)) return error
  const { retryAfterS = 1 } = error
  return new AuthError('over_email_send_rate_limit', 'Email rate limit exceeded', { retryAfterS })
}
