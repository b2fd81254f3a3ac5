import { createLocalJWKSet, importJWK, jwtVerify, SignJWT, type JWK, type JWTPayload } from 'jose'
import type { Amr } from '../../../../db/accounts-schema.ts'
import { unixSeconds, type Clock } from '../../../../lib/clock.ts'
import { SIGNING_ALGORITHM } from '../../signing-keys.ts'
import { guarded, knownTokens } from './known-tokens.ts'

export const AUDIENCE = 'authenticated'
const CLOCK_SKEW_S = 120
const SERVICE_TOKEN_TTL_S = 60

interface UserClaims {
  readonly sub: string
  readonly email: string
  readonly app_metadata: object
  readonly user_metadata: object
  readonly aal: 'aal1' | 'aal2'
  readonly amr: readonly Amr[]
  readonly session_id: string
  readonly refresh_counter: number
}

/** How often the session had been refreshed when this token was issued. */
export function refreshCounterOf(claims: JWTPayload): number {
  const counter = claims['refresh_counter']
  return typeof counter === 'number' ? counter : 0
}

export interface AccessTokens {
  readonly publicKeys: readonly JWK[]
  sign(claims: UserClaims, ttlS: number): Promise<string>
  /** For the product's own admin calls; valid for a minute. */
  signService(): Promise<string>
  /**
   * Checks signature, algorithm, issuer, audience and time. Rejects anything else. `beforeCheck`
   * may refuse before a signature is checked; a token that was signed or verified here is cached.
   */
  verify(token: string, beforeCheck?: () => void): Promise<JWTPayload>
}

export function accessTokens(
  keys: readonly [JWK, ...JWK[]],
  issuer: string,
  clock: Clock,
): AccessTokens {
  const publicKeys = keys.map(publicPart)
  const keySet = createLocalJWKSet({ keys: publicKeys })
  const [signingKey] = keys
  const known = knownTokens(({ exp = 0 }) => exp + CLOCK_SKEW_S > unixSeconds(clock()))

  function payloadOf(claims: JWTPayload, ttlS: number): JWTPayload {
    const now = unixSeconds(clock())
    return { ...claims, iss: issuer, aud: AUDIENCE, iat: now, exp: now + ttlS }
  }

  async function sign(payload: JWTPayload): Promise<string> {
    return new SignJWT(payload)
      .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: signingKey.kid ?? '', typ: 'JWT' })
      .sign(await importJWK(signingKey, SIGNING_ALGORITHM))
  }

  return {
    publicKeys,
    async sign(claims, ttlS) {
      const whole = { ...claims, phone: '', role: AUDIENCE, is_anonymous: false }
      const payload = payloadOf(whole, ttlS)
      const token = await sign(payload)
      known.keep(token, payload)
      return token
    },
    signService: () => sign(payloadOf({ role: 'service_role' }, SERVICE_TOKEN_TTL_S)),
    async verify(token, beforeCheck) {
      const found = known.find(token)
      if (found) return found
      const { payload } = await jwtVerify(token, guarded(keySet, beforeCheck), {
        algorithms: [SIGNING_ALGORITHM],
        issuer,
        audience: AUDIENCE,
        clockTolerance: CLOCK_SKEW_S,
        currentDate: clock(),
        requiredClaims: ['exp'],
      })
      known.keep(token, payload)
      return payload
    },
  }
}

function publicPart({ d: _private, ...jwk }: JWK): JWK {
  return jwk
}
