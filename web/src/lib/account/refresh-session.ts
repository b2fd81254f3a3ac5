import { authApi } from '@chartwright/contract/auth'
import { isRefusal } from '../http/api-error.ts'
import { call } from '../http/api.ts'
import { readRefreshToken, readToken, writeSession } from './auth-store.ts'
import { noteRenewal } from './renewal.ts'
import { isTokenExpired } from './token-claims.ts'

let running: Promise<boolean> | undefined

/**
 * Whether the session continues. Rejects if that could not be determined; several callers share one
 * request.
 */
export function refreshSession(): Promise<boolean> {
  running ??= refresh().finally(() => {
    running = undefined
  })
  return running
}

async function refresh(): Promise<boolean> {
  const refreshToken = readRefreshToken()
  if (refreshToken === undefined) return false
  try {
    const session = await call(authApi.refresh, { body: { refresh_token: refreshToken } })
    noteRenewal({ failed: false })
    // The user has signed out, or signed in again.
    if (readRefreshToken() !== refreshToken) return isFresh()
    if (session.mfa_required) return false
    writeSession({
      token: session.token,
      refreshToken: session.refresh_token,
      userData: JSON.stringify(session.user),
    })
    return true
  } catch (error) {
    noteRenewal({ failed: !isRefusal(error) })
    if (!isRefusal(error)) throw error
    // Another tab was faster, and this one asked with an older token.
    return readRefreshToken() !== refreshToken && isFresh()
  }
}

function isFresh(): boolean {
  const token = readToken()
  return token !== undefined && !isTokenExpired(token)
}
