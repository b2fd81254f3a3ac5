import type { Pool } from 'pg'
import { AppError } from '../../../http/app-error.ts'
import { budget } from '../../../http/rate-limits.ts'
import type { MailKind } from '../core/auth-deps.ts'
import { tooEarly } from '../core/tokens/send-one-time-token.ts'
import { takeShares, type Share } from './take-shares.ts'

/**
 * How often a mail of one kind may be requested for one address. Every address is counted the same
 * way, whether or not it has an account, so the limit does not reveal which.
 */
export interface Mailboxes {
  /** Resolves to a function that undoes the count if no mail was sent after all. */
  readonly take: (kind: MailKind, email: string) => Promise<() => Promise<void>>
}

export function mailboxLimits(
  pool: Pool,
  { intervalS, perHour }: { intervalS: number; perHour: number },
): Mailboxes {
  const hourly = budget(pool, { name: 'auth-mailbox-hour', points: perHour, windowS: 3_600 })
  const next = budget(pool, { name: 'auth-mailbox', points: 1, windowS: intervalS })
  return {
    async take(kind, email) {
      const owner = `${kind} ${email}`
      const shares: Share[] = [[hourly, owner]]
      if (intervalS > 0) shares.unshift([next, owner])
      const { giveBack } = await takeShares(shares).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error
        throw tooEarly(error.retryAfterS ?? 1)
      })
      return giveBack
    },
  }
}
