import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import { AppError } from '../../http/app-error.ts'
import type { Gate } from '../../http/mount.ts'
import { unixSeconds, type Clock } from '../../lib/clock.ts'
import { guarded, knownTokens } from './core/tokens/known-tokens.ts'
import type { AuthService } from './product/auth-service.ts'
import { remoteSessions } from './remote-sessions.ts'

const CLOCK_SKEW_S = 120

export interface RemoteIdentity {
  readonly authUrl: string
  readonly service: AuthService
  readonly clock: Clock
  readonly timeoutMs: number
}

/**
 * The owner of an access token of an external GoTrue, verified with its public keys. Throws
 * INVALID_TOKEN.
 */
export function identifyByJwks({
  authUrl,
  service,
  clock,
  timeoutMs,
}: RemoteIdentity): Gate['identify'] {
  const keys = createRemoteJWKSet(new URL(`${authUrl}/.well-known/jwks.json`), {
    timeoutDuration: timeoutMs,
  })
  const known = knownTokens(({ exp = 0 }) => exp + CLOCK_SKEW_S > unixSeconds(clock()))
  const stateOf = remoteSessions(service, clock)
  return async (token, beforeCheck) => {
    const claims =
      known.find(token) ?? (await verify(token, guarded(keys, beforeCheck), authUrl, clock))
    known.keep(token, claims)
    const { sub, aal } = claims
    if (!sub) throw new AppError('INVALID_TOKEN')
    const sessionState = await stateOf(token, { isStrong: aal === 'aal2' })
    return { practitionerId: sub, sessionId: undefined, sessionState }
  }
}

async function verify(
  token: string,
  keys: JWTVerifyGetKey,
  issuer: string,
  clock: Clock,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['ES256', 'RS256'],
      issuer,
      audience: 'authenticated',
      clockTolerance: CLOCK_SKEW_S,
      currentDate: clock(),
      requiredClaims: ['sub', 'exp'],
    })
    return payload
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError(isTokenAtFault(error) ? 'INVALID_TOKEN' : 'SERVER_ERROR')
  }
}

const KEYS_AT_FAULT = ['ERR_JOSE_GENERIC', errors.JWKSTimeout.code, errors.JWKSInvalid.code]

/** Keys that cannot be fetched are not the token's fault: nobody is signed out for that. */
function isTokenAtFault(error: unknown): boolean {
  return error instanceof errors.JOSEError && !KEYS_AT_FAULT.includes(error.code)
}
