import { AppError } from './app-error.ts'
import type { BeforeCheck, Check, RateLimits } from './rate-limits.ts'

/**
 * The token comes before the address: what strangers send from there locks nobody out who is signed
 * in. What names nobody is counted for its address; a service out of reach is nobody's failure.
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

/** As identifyCaller, for a call that goes on without a name: it judges the token by itself. */
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
