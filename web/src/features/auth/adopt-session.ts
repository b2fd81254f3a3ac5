import type { CurrentUser } from '@chartwright/contract/practitioner'
import { authClient } from '../../lib/account/auth-client.ts'
import { writeSession } from '../../lib/account/auth-store.ts'
import { clearGoogleFlow } from '../../lib/account/google-flow.ts'
import { forgetNotice } from '../../lib/account/session.ts'

export const SIGNED_IN = 'Login successful! Redirecting to dashboard...'

export interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
}

/**
 * From here on this browser is signed in. The tokens are written once: the auth client reads its
 * session from the same place and may have refreshed it a moment later.
 */
export async function adoptSession(tokens: Tokens, user: CurrentUser): Promise<void> {
  clearGoogleFlow()
  forgetNotice()
  writeSession({
    token: tokens.access_token,
    refreshToken: tokens.refresh_token,
    userData: JSON.stringify(user),
  })
  await authClient()
}
