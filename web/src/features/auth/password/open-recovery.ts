import {
  authClient,
  temporaryAuthClient,
  type AuthClient,
} from '../../../lib/account/auth-client.ts'
import { currentSession, startSession } from '../../../lib/account/session.ts'
import type { LinkData } from '../link-data.ts'
import { holdSession, needsSecondFactor } from '../second-factor/second-factor-check.ts'

export interface Recovery {
  readonly client: AuthClient
  readonly needsFactor: boolean
  readonly email: string | undefined
}

/** None of our links gives a session without one, but the document's own link may. */
const NO_REFRESH_TOKEN = 'none'

/** A session in which the password may be changed: the link's, otherwise the current one. */
export async function openRecovery(link: LinkData): Promise<Recovery | undefined> {
  const client = await recoveryClient(link)
  return client && recoveryOf(client)
}

/** With the mailed code instead of its link. Rejects if the service refuses it. */
export async function openRecoveryByCode(email: string, token: string): Promise<Recovery> {
  const client = await temporaryAuthClient()
  const { error } = await client.verifyOtp({ type: 'recovery', email, token })
  if (error) throw error
  return recoveryOf(client)
}

async function recoveryOf(client: AuthClient): Promise<Recovery> {
  const { data } = await client.getSession()
  return {
    client,
    needsFactor: await needsSecondFactor(client),
    email: data.session?.user.email,
  }
}

async function recoveryClient(link: LinkData): Promise<AuthClient | undefined> {
  const { token_hash, access_token, refresh_token = NO_REFRESH_TOKEN, type } = link
  if (link['error'] !== undefined || link['error_code'] !== undefined) return undefined
  if (type === 'recovery' && token_hash !== undefined) {
    const client = await temporaryAuthClient()
    const { error } = await client.verifyOtp({ type, token_hash })
    if (error) throw error
    return client
  }
  if (type === 'recovery' && access_token !== undefined) {
    return holdSession({ access_token, refresh_token })
  }
  const { status } = currentSession()
  if (status === 'loading' || status === 'reconnecting') await startSession()
  return currentSession().status === 'authenticated' ? authClient() : undefined
}
