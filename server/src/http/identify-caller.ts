import { AppError } from './app-error.ts'
import type { BeforeCheck, Check, RateLimits } from './rate-limits.ts'

/**
 * The token is checked before the address: anonymous requests from there lock out nobody who is
 * signed in. A request that names nobody counts against its address; an unreachable service is
 * nobody's failure.
 */
export async function identifyCaller<Owner>(
  rateLimits: RateLimits,
  address: string,
  identify: (beforeCheck: BeforeCheck) => Promise<Owner>,
  check: Check = 'signature',
): Promise<Owner> {
  try {
    return await identify(() => {
      rateLimits.requireCheck(address, check)
    })
  } catch (error) {
    if (isRefusedToken(error)) await rateLimits.countAddress(address)
    throw error
  }
}

/** Like identifyCaller, for a call that continues without a name: it checks the token itself. */
export async function findCaller<Owner>(
  ...[rateLimits, address, identify]: Parameters<typeof identifyCaller<Owner>>
): Promise<Owner | undefined> {
  try {
    return await identifyCaller(rateLimits, address, identify)
  } catch (error) {
    if (isRefusedToken(error)) return undefined
    throw error
  }
}

function isRefusedToken(error: unknown): boolean {
  if (!(error instanceof AppError)) return false
  return error.code === 'INVALID_TOKEN' || error.code === 'MISSING_TOKEN'
}
