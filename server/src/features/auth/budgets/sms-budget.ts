import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { AppError } from '../../../http/app-error.ts'
import { budget } from '../../../http/rate-limits.ts'
import { originOf } from '../../../lib/origin-of.ts'
import type { SendSms } from '../../../providers/sms/sms.ts'
import type { AuthSms, AuthSmsContent } from '../core/auth-deps.ts'
import { AuthError } from '../core/auth-error.ts'
import { EVERYBODY, takeShares, type Share } from './take-shares.ts'
import { hourlyWarning, warnWhenSpent } from './tell-operator.ts'

export interface SmsLimits {
  /** For the whole installation: to unverified numbers, and as many again to verified ones. */
  readonly perHour: number
  /** To one unverified number, whoever asks. */
  readonly perNumberADay: number
  /** For one account, also counted separately. */
  readonly perAccountAnHour: number
  /** To unverified numbers, requested from one address. */
  readonly perOriginAnHour: number
}

const HOUR_S = 3_600
const DAY_S = 86_400
const SETTING = 'AUTH_SMS_PER_HOUR'

/**
 * Messages cost money, whatever number somebody enrols. Messages to unverified numbers are counted
 * by number, account and address, and never use up what sign-ins need.
 */
export function limitedSms(pool: Pool, log: Logger, limits: SmsLimits, send: SendSms): AuthSms {
  const of = (name: string, points: number, windowS = HOUR_S) =>
    budget(pool, { name: `auth-sms-${name}`, points, windowS })
  const forAll = (name: string, message: string) =>
    warnWhenSpent(
      of(name, limits.perHour),
      hourlyWarning(log, { setting: SETTING, limit: limits.perHour }, message),
    )
  const enrolments = forAll('new', 'no more text messages to new numbers in this hour')
  const signIns = forAll('sign-in', 'no more text messages for sign-ins in this hour')
  const byNumber = of('number', limits.perNumberADay, DAY_S)
  const byAccount = of('account', limits.perAccountAnHour)
  const byOrigin = of('origin', limits.perOriginAnHour)
  const signInsByAccount = of('sign-in-account', limits.perAccountAnHour)

  const sharesOf = ({ phone, userId, ip, isProven }: AuthSmsContent): Share[] =>
    isProven
      ? [
          [signInsByAccount, userId],
          [signIns, EVERYBODY],
        ]
      : [
          [byNumber, phone.replace(/\D/g, '')],
          [byAccount, userId],
          [byOrigin, originOf(ip)],
          [enrolments, EVERYBODY],
        ]

  return async (content) => {
    const { giveBack } = await takeShares(sharesOf(content)).catch((error: unknown) => {
      throw refusalOf(error)
    })
    try {
      await send(content.phone, content.text)
    } catch (error) {
      await giveBack()
      throw error
    }
  }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof AppError)) return error
  const { retryAfterS = 1 } = error
  return new AuthError('over_sms_send_rate_limit', 'SMS rate limit exceeded', { retryAfterS })
}
