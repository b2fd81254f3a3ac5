/** The payload of a token, unverified; undefined if it cannot be read. */
export function tokenClaims(token: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' && claims !== null
      ? (claims as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/** Seconds since the epoch; undefined if it cannot be read. */
export function tokenEnd(token: string): number | undefined {
  const end = tokenClaims(token)?.['exp']
  return typeof end === 'number' ? end : undefined
}

/** Document 1 §4: a token whose payload cannot be read counts as expired. */
export function isTokenExpired(token: string, nowMs = Date.now()): boolean {
  const end = tokenEnd(token)
  return end === undefined || end * 1_000 <= nowMs
}
