import type { ErrorCode } from '@chartwright/contract/errors'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { originOf } from '../lib/origin-of.ts'
import { AppError } from './app-error.ts'

export interface RateLimitSettings {
  readonly windowS: number
  readonly addressPoints: number
  readonly practitionerPoints: number
  /** Of one practitioner in 24 hours; undefined: unlimited. */
  readonly requestsPerDay?: number | undefined
}

/** Counted in PostgreSQL, so that all nodes share one count. Past the limit: TOO_MANY_ATTEMPTS. */
export interface RateLimits {
  countAddress(address: string): Promise<void>
  countPractitioner(practitionerId: string): Promise<void>
  /** Past the operator's limit: DAILY_LIMIT_REACHED. */
  countDay(practitionerId: string): Promise<void>
  /** Before a token is checked, which is expensive. See AddressCount. */
  requireCheck(address: string, check: Check): void
}

/** Refuses by throwing. */
export type BeforeCheck = () => void

/** The cost of verifying a proof: a fifth of a millisecond, or a database query. */
export type Check = 'signature' | 'look-up'

/**
 * For calls where a valid proof does not count against its address, but has to be checked first.
 */
export interface AddressCount {
  readonly count: Count
  /**
   * Throws if this node has seen the address past its limit and has used up its checks for this
   * second: junk stays cheap, and valid requests get their turn.
   */
  requireCheck(address: string, check: Check): void
}

const DAY_S = 86_400
const DAY_CODE = 'DAILY_LIMIT_REACHED'
const REMEMBERED_ADDRESSES = 10_000
const CHECKS_PER_SECOND: Record<Check, number> = { signature: 500, 'look-up': 20 }
const NO_CHECKS: Record<Check, number> = { signature: 0, 'look-up': 0 }
const SECOND_MS = 1_000

export interface Limit {
  readonly name: string
  readonly points: number
  readonly windowS: number
}

/** Counts one operation for a key; throws past the limit. */
export type Count = (key: string) => Promise<void>

export function counter(pool: Pool, limit: Limit, code: ErrorCode = 'TOO_MANY_ATTEMPTS'): Count {
  const limiter = limiterOf(pool, limit)
  return async (key) => {
    await consume(limiter, key, code)
  }
}

/** Like a counter, for operations that may turn out not to have happened. */
export interface Budget {
  /** Returns how much of the window's budget is spent now. */
  readonly take: (key: string) => Promise<number>
  readonly giveBack: (key: string) => Promise<void>
}

/** A refusal takes nothing, and is not remembered: others may return what they took. */
export function budget(pool: Pool, limit: Limit): Budget {
  const limiter = limiterOf(pool, limit, { isBlockRemembered: false })
  const giveBack = async (key: string): Promise<void> => {
    await limiter.reward(key)
  }
  return {
    async take(key) {
      try {
        return await consume(limiter, key, 'TOO_MANY_ATTEMPTS')
      } catch (error) {
        if (error instanceof AppError) await giveBack(key)
        throw error
      }
    },
    giveBack,
  }
}

/** Whether the key is new on all nodes, for as long as it is remembered. */
export function onlyOnce(pool: Pool, name: string, windowS: number) {
  const count = counter(pool, { name, points: 1, windowS })
  return async (key: string): Promise<boolean> => {
    try {
      await count(key)
      return true
    } catch (error) {
      if (error instanceof AppError) return false
      throw error
    }
  }
}

function limiterOf(
  pool: Pool,
  { name, points, windowS }: Limit,
  { isBlockRemembered } = { isBlockRemembered: true },
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: windowS,
    // Until the window ends, according to the database: Retry-After reports that.
    ...(isBlockRemembered && { inMemoryBlockOnConsumed: points + 1 }),
  })
}

interface Block {
  readonly untilMs: number
  readonly second: number
  readonly checks: Record<Check, number>
}

export function addressCounter(pool: Pool, limit: Limit): AddressCount {
  const limiter = limiterOf(pool, limit)
  const blocks = new Map<string, Block>()
  return {
    async count(address) {
      await consume(limiter, address, 'TOO_MANY_ATTEMPTS', (untilMs) => {
        if (blocks.size >= REMEMBERED_ADDRESSES) blocks.clear()
        const { second = 0, checks = NO_CHECKS } = blocks.get(address) ?? {}
        blocks.set(address, { untilMs, second, checks })
      })
    },
    requireCheck(address, check) {
      const block = blocks.get(address)
      if (!block) return
      const nowMs = Date.now()
      if (block.untilMs <= nowMs) {
        blocks.delete(address)
        return
      }
      const second = Math.floor(nowMs / SECOND_MS)
      const checks = block.second === second ? block.checks : NO_CHECKS
      if (checks[check] >= CHECKS_PER_SECOND[check]) throw tooMany(SECOND_MS)
      blocks.set(address, { ...block, second, checks: { ...checks, [check]: checks[check] + 1 } })
    },
  }
}

export function createRateLimits(pool: Pool, settings: RateLimitSettings): RateLimits {
  const { windowS } = settings
  const addresses = addressCounter(pool, {
    name: 'address',
    points: settings.addressPoints,
    windowS,
  })
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

  return {
    countAddress: (address) => addresses.count(originOf(address)),
    countPractitioner: practitioners,
    countDay,
    requireCheck: (address, check) => {
      addresses.requireCheck(originOf(address), check)
    },
  }
}

async function consume(
  limiter: RateLimiterPostgres,
  key: string,
  code: ErrorCode,
  onBlocked?: (untilMs: number) => void,
): Promise<number> {
  try {
    return (await limiter.consume(key)).consumedPoints
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    onBlocked?.(Date.now() + refusal.msBeforeNext)
    throw tooMany(refusal.msBeforeNext, code)
  }
}

function tooMany(waitMs: number, code: ErrorCode = 'TOO_MANY_ATTEMPTS'): AppError {
  return new AppError(code, undefined, Math.ceil(waitMs / 1_000))
}
