import type { JWTPayload, JWTVerifyGetKey } from 'jose'

const MOST_TOKENS = 4_096

/**
 * Tokens whose signature was found good: to check it at every call costs more than most calls do.
 * Whether a token is still in time is asked again each time, and whether its session is, elsewhere.
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

/** A key is asked for when a token has passed all that is cheap: only its signature is left. */
export function guarded(keys: JWTVerifyGetKey, beforeCheck?: () => void): JWTVerifyGetKey {
  return async (header, token) => {
    const key = await keys(header, token)
    beforeCheck?.()
    return key
  }
}
