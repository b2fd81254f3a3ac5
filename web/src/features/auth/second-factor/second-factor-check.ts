import { temporaryAuthClient, type AuthClient } from '../../../lib/account/auth-client.ts'
import { tokenClaims } from '../../../lib/account/token-claims.ts'
import type { Tokens } from '../adopt-session.ts'

/** Whether a code is required before this session may do anything. */
export async function needsSecondFactor(client: AuthClient): Promise<boolean> {
  const { data } = await client.getSession()
  if (!data.session) return false
  if (tokenClaims(data.session.access_token)?.['aal'] === 'aal2') return false
  const factors = await client.mfa.listFactors()
  if (factors.error) throw factors.error
  return factors.data.all.some(({ status }) => status === 'verified')
}

/** Holds tokens that are not signed in yet. Rejects if the service does not know them. */
export async function holdSession({ access_token, refresh_token }: Tokens): Promise<AuthClient> {
  const client = await temporaryAuthClient()
  const { error } = await client.setSession({ access_token, refresh_token })
  if (error) throw error
  return client
}

/** The held session's tokens, after a code was verified; the client is stopped from now on. */
export async function releaseSession(client: AuthClient): Promise<Tokens> {
  const { data, error } = await client.getSession()
  await client.stopAutoRefresh()
  if (!data.session) throw error ?? new Error('The session has ended')
  return data.session
}
