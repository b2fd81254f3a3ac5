import { authApi } from '@chartwright/contract/auth'
import type { CurrentUser } from '@chartwright/contract/practitioner'
import { ApiError, isRefusal } from '../http/api-error.ts'
import { call } from '../http/api.ts'
import { authClient } from './auth-client.ts'
import {
  clearSession,
  readToken,
  readUserData,
  subscribeToSession,
  writeSession,
} from './auth-store.ts'
import { fetchUser, refreshUserOnFocus } from './current-user.ts'
import {
  clearGoogleFlow,
  readGoogleSession,
  writeGoogleIdentity,
  type GoogleSession,
} from './google-flow.ts'
import { googleSignIn } from './google-sign-in.ts'
import { refreshSession } from './refresh-session.ts'
import { noteRenewal, setRenew } from './renewal.ts'
import { isTokenExpired } from './token-claims.ts'

const COMPLETE_REGISTRATION = 'Please complete your registration with additional details.'
const NOT_VERIFIED = 'Your account is not verified. Please check your email.'

/**
 * Document 1 §4, steps 1 to 3. Resolves to the message for a user who is not signed in. Rejects if
 * the server could not tell: then nothing is cleared.
 */
export async function restoreSession(): Promise<string | undefined> {
  try {
    const google = readGoogleSession()
    const notice = google && (await restoreGoogle(google))
    if (notice !== undefined) return notice
    const token = readToken()
    // Not meant for a user who signed in in the meantime.
    if (!(await restoreStored()) && readToken() === token) clearSession()
  } catch (error) {
    if (error instanceof ApiError && !isRefusal(error)) throw error
    clearGoogleFlow()
    clearSession()
  }
  return undefined
}

/** Keeps the token fresh, and the user as of the last focus of the page, until it is released. */
export function keepSession(): () => void {
  const keep = (): void => {
    const token = readToken()
    if (token === undefined) return
    void authClient().catch(() => undefined)
    if (readUserData(token) === undefined) void fetchUser().catch(() => undefined)
  }
  keep()
  setRenew(refreshSession)
  const leave = subscribeToSession(() => {
    noteRenewal({ failed: false })
    keep()
  })
  const stopRefreshing = refreshUserOnFocus()
  return () => {
    leave()
    setRenew(undefined)
    stopRefreshing()
  }
}

export async function endSession(): Promise<void> {
  try {
    await (await authClient()).signOut({ scope: 'local' })
  } catch {
    // Signed out here all the same; the server ends the session when it expires.
  }
}

async function restoreGoogle(google: GoogleSession): Promise<string | undefined> {
  const { accessToken, refreshToken } = google
  const found = await googleSignIn(accessToken)
  if (!found.user_exists) {
    const { user_id: userId, email, name } = found
    writeGoogleIdentity({ userId, accessToken, email, name })
    return COMPLETE_REGISTRATION
  }
  clearGoogleFlow()
  if (found.access_status !== 'verified') {
    clearSession()
    return found.access_status === 'unverified' ? NOT_VERIFIED : undefined
  }
  writeSession({ token: accessToken, refreshToken })
  return undefined
}

async function restoreStored(): Promise<boolean> {
  const token = readToken()
  if (token === undefined) return false
  if (isTokenExpired(token)) return refreshSession()
  const { valid } = await call(authApi.validateToken, { body: { token } })
  if (!valid) return false
  if (readUserData(token) === undefined) await fetchUser()
  const user = JSON.parse(readUserData(token) ?? '{}') as Partial<CurrentUser>
  return user.access_status === 'verified'
}
