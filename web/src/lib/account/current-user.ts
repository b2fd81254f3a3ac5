import { authApi } from '@chartwright/contract/auth'
import { FOCUS_REFRESH_THROTTLE_MS } from '@chartwright/contract/limits'
import { CurrentUser } from '@chartwright/contract/practitioner'
import { ApiError } from '../http/api-error.ts'
import { call } from '../http/api.ts'
import { clearSession, readToken, writeUserData } from './auth-store.ts'

let lastFetchMs = -Infinity

/** Stores the user as the server sees them now. */
export async function fetchUser(): Promise<void> {
  lastFetchMs = Date.now()
  try {
    const profile = await call(authApi.me)
    if (readToken() !== undefined) writeUserData(JSON.stringify(CurrentUser.parse(profile)))
  } catch (error) {
    // A second factor was added elsewhere: this session has not verified it.
    if (error instanceof ApiError && error.code === 'MFA_REQUIRED') clearSession()
    throw error
  }
}

/** Document 1 §4: at most once per 5 s, until the returned function is called. */
export function refreshUserOnFocus(): () => void {
  const refresh = (): void => {
    if (readToken() === undefined) return
    if (Date.now() - lastFetchMs < FOCUS_REFRESH_THROTTLE_MS) return
    // The page continues with what it knows; a refusal has already been handled.
    void fetchUser().catch(() => undefined)
  }
  lastFetchMs = -Infinity
  window.addEventListener('focus', refresh)
  return () => window.removeEventListener('focus', refresh)
}
