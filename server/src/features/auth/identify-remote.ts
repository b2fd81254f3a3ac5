import { createRemoteJWKSet, jwtVerify } from 'jose'
import { AppError } from '../../http/app-error.ts'
import type { TokenOwner } from '../../http/mount.ts'

const CLOCK_SKEW_S = 120

/** Whose access token of an outside GoTrue this is, by its public keys. Throws INVALID_TOKEN. */
export function identifyByJwks(authUrl: string) {
  const keys = createRemoteJWKSet(new URL(`${authUrl}/.well-known/jwks.json`))
  return async (token: string): Promise<TokenOwner> => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['ES256', 'RS256'],
        issuer: authUrl,
        audience: 'authenticated',
        clockTolerance: CLOCK_SKEW_S,
        requiredClaims: ['sub', 'exp'],
      })
      if (!payload.sub) throw new Error('no subject')
      return { practitionerId: payload.sub, sessionId: undefined }
    } catch {
      throw new AppError('INVALID_TOKEN')
    }
  }
}
