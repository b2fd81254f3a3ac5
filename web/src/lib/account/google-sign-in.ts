import { authApi, type GoogleSignInResponse } from '@chartwright/contract/auth'
import { GOOGLE_CALL_DEDUPE_MS } from '@chartwright/contract/limits'
import { call } from '../http/api.ts'
import { tokenSubject } from './token-subject.ts'

const recent = new Map<string, Promise<GoogleSignInResponse>>()

/**
 * Who returned from Google. One call for the same user within 5 s (document 1 §4), unless it
 * failed.
 */
export function googleSignIn(accessToken: string): Promise<GoogleSignInResponse> {
  const user = tokenSubject(accessToken) ?? accessToken
  const known = recent.get(user)
  if (known) return known
  const asked = call(authApi.googleSignIn, {
    body: { access_token: accessToken },
    bearer: accessToken,
  })
  recent.set(user, asked)
  const forget = (): void => {
    if (recent.get(user) === asked) recent.delete(user)
  }
  setTimeout(forget, GOOGLE_CALL_DEDUPE_MS)
  asked.catch(forget)
  return asked
}
