import { sentenceOf } from '@chartwright/contract/errors'
import type { SupportedStorage } from '@supabase/auth-js'
import {
  clearSession,
  readRefreshToken,
  readToken,
  readUserData,
  writeSession,
} from './auth-store.ts'
import { tokenClaims, tokenEnd } from './token-claims.ts'

/** The key under which the client asks for its session; nothing is stored under it. */
export const AUTH_CLIENT_KEY = 'chartwright_auth_client'

/**
 * The auth client's storage is the auth store itself: `call` always sends the client's token, in
 * every tab. The user it reads back comes from the token's claims, so without factors.
 */
export const authStorage: SupportedStorage = {
  getItem: (key) => (key === AUTH_CLIENT_KEY ? readSessionJson() : null),
  setItem: (key, json) => {
    if (key === AUTH_CLIENT_KEY) writeSessionJson(json)
  },
  removeItem: (key) => {
    if (key === AUTH_CLIENT_KEY) clearSession(sentenceOf('INVALID_TOKEN'))
  },
}

function readSessionJson(): string | null {
  const token = readToken()
  const refreshToken = readRefreshToken()
  // The client would delete a session that lacks one of them.
  if (token === undefined || refreshToken === undefined) return null
  const claims = tokenClaims(token)
  return JSON.stringify({
    access_token: token,
    refresh_token: refreshToken,
    token_type: 'bearer',
    expires_at: tokenEnd(token) ?? 0,
    expires_in: 0,
    user: {
      id: claims?.['sub'],
      aud: claims?.['aud'],
      email: claims?.['email'],
      app_metadata: claims?.['app_metadata'] ?? {},
      user_metadata: claims?.['user_metadata'] ?? {},
      created_at: '',
    },
  })
}

function writeSessionJson(json: string): void {
  const session = JSON.parse(json) as { access_token: string; refresh_token: string }
  const { access_token: token, refresh_token: refreshToken } = session
  writeSession({ token, refreshToken, userData: readUserData(token) })
}
