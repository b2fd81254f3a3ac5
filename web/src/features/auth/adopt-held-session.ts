import { authApi } from '@chartwright/contract/auth'
import { CurrentUser } from '@chartwright/contract/practitioner'
import { call } from '../../lib/api.ts'
import type { AuthClient } from '../../lib/auth-client.ts'
import { clearSession, writeSession } from '../../lib/auth-store.ts'
import { adoptSession } from './adopt-session.ts'
import { releaseSession } from './second-factor-check.ts'

/** After the second factor was shown. Nothing is stored where it rejects. */
export async function adoptHeldSession(client: AuthClient): Promise<void> {
  const tokens = await releaseSession(client)
  writeSession({ token: tokens.access_token, refreshToken: tokens.refresh_token })
  try {
    await adoptSession(tokens, CurrentUser.parse(await call(authApi.me)))
  } catch (error) {
    clearSession()
    throw error
  }
}
