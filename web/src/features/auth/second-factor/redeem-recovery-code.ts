import { recoveryCodesApi } from '@chartwright/contract/auth'
import type { AuthClient } from '../../../lib/account/auth-client.ts'
import { call } from '../../../lib/http/api.ts'

/** Raises the held session. Returns how many codes are left. */
export async function redeemRecoveryCode(client: AuthClient, code: string): Promise<number> {
  const { data, error } = await client.getSession()
  if (!data.session) throw error ?? new Error('The session has ended')
  const bearer = data.session.access_token
  const raised = await call(recoveryCodesApi.signIn, { body: { code }, bearer })
  const { token: access_token, refresh_token } = raised
  const adopted = await client.setSession({ access_token, refresh_token })
  if (adopted.error) throw adopted.error
  return raised.recovery_codes_left
}

export function describeLeft(count: number): string {
  if (count === 0) return 'That was your last recovery code. Make new ones in Settings.'
  return `You have ${String(count)} recovery ${count === 1 ? 'code' : 'codes'} left.`
}
