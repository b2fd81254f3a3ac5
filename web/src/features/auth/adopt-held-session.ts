import { authApi } from '@chartwright/contract/auth'
import { CurrentUser } from '@chartwright/contract/practitioner'
import type { AuthClient } from '../../lib/account/auth-client.ts'
import { call } from '../../lib/http/api.ts'
import { adoptSession } from './adopt-session.ts'
import { releaseSession } from './second-factor/second-factor-check.ts'

/** After the second factor was verified. Nothing is stored if it rejects. */
export async function adoptHeldSession(client: AuthClient): Promise<void> {
  const tokens = await releaseSession(client)
  const user = await call(authApi.me, { bearer: tokens.access_token })
  await adoptSession(tokens, CurrentUser.parse(user))
}
