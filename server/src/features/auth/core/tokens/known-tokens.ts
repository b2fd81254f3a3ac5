import type { JWTPayload, JWTVerifyGetKey } from 'jose'

const MOST_TOKENS = 4_096

/**
 * Tokens whose signature was verified: verifying it on every call costs more than most calls do.
 * Expiry is still checked every time here, and the session elsewhere.
 */
export function knownTokens(isInTime: (payload: JWTPayload) => boolean, most = MOST_TOKENS) {
  const kept = new Map<string, JWTPayload>()
  return {
    find(token: string): JWTPayload | undefined {
      const payload = kept.get(token)
      return payload && isInTime(payload) ? payload : undefined
    },
    keep(token: string, payload: JWTPayload): void {
      kept.delete(token)
      kept.set(token, payload)
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break
        kept.delete(oldest)
      }
    },
  }
}

/** The key is requested once a token has passed all cheap checks: only its signature is left. */
export function guarded(keys: JWTVerifyGetKey, beforeCheck?: () => void): JWTVerifyGetKey {
  return async (header, token) => {
    const key = await keys(header, token)
    beforeCheck?.()
    return key
  }
}
