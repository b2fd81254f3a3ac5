import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './app-error.ts'

export interface RateLimitSettings {
  readonly windowS: number
  readonly addressPoints: number
  readonly practitionerPoints: number
}

/** Counted in PostgreSQL, so that all nodes share one count. Past the limit: TOO_MANY_ATTEMPTS. */
export interface RateLimits {
  countAddress(address: string): Promise<void>
  countPractitioner(practitionerId: string): Promise<void>
  /** Refuses an address that this node has seen past its limit, without asking the database. */
  refuseBlockedAddress(address: string): void
}

const REMEMBERED_ADDRESSES = 10_000

export interface Limit {
  readonly name: string
  readonly points: number
  readonly windowS: number
}

/** Counts one act for a key; past the limit it throws TOO_MANY_ATTEMPTS. */
export type Count = (key: string) => Promise<void>

export function counter(pool: Pool, limit: Limit): Count {
  const limiter = limiterOf(pool, limit)
  return (key) => consume(limiter, key)
}

function limiterOf(pool: Pool, { name, points, windowS }: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: windowS,
    inMemoryBlockOnConsumed: points + 1,
    inMemoryBlockDuration: windowS,
  })
}

export function createRateLimits(pool: Pool, settings: RateLimitSettings): RateLimits {
  const { windowS } = settings
  const addresses = limiterOf(pool, { name: 'address', points: settings.addressPoints, windowS })
  const practitioners = counter(pool, {
    name: 'practitioner',
    points: settings.practitionerPoints,
    windowS,
  })
  const blockedUntilMs = new Map<string, number>()

  return {
    async countAddress(address) {
      await consume(addresses, address, (untilMs) => {
        if (blockedUntilMs.size >= REMEMBERED_ADDRESSES) blockedUntilMs.clear()
        blockedUntilMs.set(address, untilMs)
      })
    },
    countPractitioner: practitioners,
    refuseBlockedAddress(address) {
      const waitMs = (blockedUntilMs.get(address) ?? 0) - Date.now()
      if (waitMs > 0) throw tooMany(waitMs)
      blockedUntilMs.delete(address)
    },
  }
}

async function consume(
  limiter: RateLimiterPostgres,
  key: string,
  onBlocked?: (untilMs: number) => void,
): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    onBlocked?.(Date.now() + refusal.msBeforeNext)
    throw tooMany(refusal.msBeforeNext)
  }
}

function tooMany(waitMs: number): AppError {
  return new AppError('TOO_MANY_ATTEMPTS', undefined, Math.ceil(waitMs / 1_000))
}
