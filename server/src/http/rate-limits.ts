import type { ErrorCode } from '@chartwright/contract/errors'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './app-error.ts'

export interface RateLimitSettings {
  readonly windowS: number
  readonly addressPoints: number
  readonly practitionerPoints: number
  /** Of one practitioner in 24 hours; undefined: as many as they like. */
  readonly requestsPerDay?: number | undefined
}

/** Counted in PostgreSQL, so that all nodes share one count. Past the limit: TOO_MANY_ATTEMPTS. */
export interface RateLimits {
  countAddress(address: string): Promise<void>
  countPractitioner(practitionerId: string): Promise<void>
  /** Past the operator's limit: DAILY_LIMIT_REACHED. */
  countDay(practitionerId: string): Promise<void>
  /** Refuses an address that this node has seen past its limit, without asking the database. */
  refuseBlockedAddress(address: string): void
}

const DAY_S = 86_400
const DAY_CODE = 'DAILY_LIMIT_REACHED'
const REMEMBERED_ADDRESSES = 10_000

export interface Limit {
  readonly name: string
  readonly points: number
  readonly windowS: number
}

/** Counts one act for a key; past the limit it throws. */
export type Count = (key: string) => Promise<void>

export function counter(pool: Pool, limit: Limit, code: ErrorCode = 'TOO_MANY_ATTEMPTS'): Count {
  const limiter = limiterOf(pool, limit)
  return (key) => consume(limiter, key, code)
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
  const { requestsPerDay } = settings
  const countDay: Count =
    requestsPerDay === undefined
      ? () => Promise.resolve()
      : counter(pool, { name: 'day', points: requestsPerDay, windowS: DAY_S }, DAY_CODE)
  const blockedUntilMs = new Map<string, number>()

  return {
    async countAddress(address) {
      await consume(addresses, address, 'TOO_MANY_ATTEMPTS', (untilMs) => {
        if (blockedUntilMs.size >= REMEMBERED_ADDRESSES) blockedUntilMs.clear()
        blockedUntilMs.set(address, untilMs)
      })
    },
    countPractitioner: practitioners,
    countDay,
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
  code: ErrorCode,
  onBlocked?: (untilMs: number) => void,
): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    onBlocked?.(Date.now() + refusal.msBeforeNext)
    throw tooMany(refusal.msBeforeNext, code)
  }
}

function tooMany(waitMs: number, code: ErrorCode = 'TOO_MANY_ATTEMPTS'): AppError {
  return new AppError(code, undefined, Math.ceil(waitMs / 1_000))
}
