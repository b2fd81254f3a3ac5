import { createLocalJWKSet, importJWK, jwtVerify, SignJWT, type JWK } from 'jose'
import { AppError } from '../../http/app-error.ts'
import { SIGNING_ALGORITHM } from './signing-keys.ts'

const ISSUER = 'chartwright'
const AUDIENCE = 'authenticated'
const CLOCK_SKEW_S = 120

export interface AccessTokens {
  sign(claims: { sub: string; ttlS: number }): Promise<string>
  /** The practitioner's id. Throws INVALID_TOKEN for anything but a token of ours that is in force. */
  verify(token: string): Promise<string>
}

export function accessTokens(keys: readonly [JWK, ...JWK[]]): AccessTokens {
  const publicKeys = createLocalJWKSet({ keys: keys.map(publicPart) })
  const [signingKey] = keys
  return {
    async sign({ sub, ttlS }) {
      const now = Math.floor(Date.now() / 1_000)
      return new SignJWT({ role: AUDIENCE })
        .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: signingKey.kid ?? '', typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(sub)
        .setIssuedAt(now)
        .setExpirationTime(now + ttlS)
        .sign(await importJWK(signingKey, SIGNING_ALGORITHM))
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, publicKeys, {
          algorithms: [SIGNING_ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          clockTolerance: CLOCK_SKEW_S,
          requiredClaims: ['sub', 'exp'],
        })
        if (!payload.sub) throw new Error('no subject')
        return payload.sub
      } catch {
        throw new AppError('INVALID_TOKEN')
      }
    },
  }
}

function publicPart({ d: _private, ...jwk }: JWK): JWK {
  return jwk
}
