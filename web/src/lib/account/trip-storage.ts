import type { SupportedStorage } from '@supabase/auth-js'

/** The auth client's own suffix for the secret of a trip. */
const VERIFIER = '-code-verifier'
const KEPT_AS = 'chartwright_trip_verifier'

/** The trip's secret survives the visit to Google's pages, in this tab alone; nothing else does. */
export function tripStorage(): SupportedStorage {
  const memory = new Map<string, string>()
  return {
    getItem: (key) =>
      key.endsWith(VERIFIER) ? sessionStorage.getItem(KEPT_AS) : (memory.get(key) ?? null),
    setItem: (key, value) => {
      if (key.endsWith(VERIFIER)) sessionStorage.setItem(KEPT_AS, value)
      else memory.set(key, value)
    },
    removeItem: (key) => {
      if (key.endsWith(VERIFIER)) sessionStorage.removeItem(KEPT_AS)
      else memory.delete(key)
    },
  }
}
