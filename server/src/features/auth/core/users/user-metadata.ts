import { AuthError } from '../auth-error.ts'

/** It is part of every access token, and headers have a size limit. */
const MOST_BYTES = 4_096

export type UserMetadata = Record<string, unknown>

export function requireSmallMetadata(metadata: UserMetadata): UserMetadata {
  if (Buffer.byteLength(JSON.stringify(metadata)) <= MOST_BYTES) return metadata
  throw new AuthError('validation_failed', 'data: is too large')
}

/** A null removes its key. */
export function mergeMetadata(old: UserMetadata, change: UserMetadata): UserMetadata {
  const merged = Object.entries({ ...old, ...change }).filter(([, value]) => value !== null)
  return requireSmallMetadata(Object.fromEntries(merged))
}
