import { inTransaction } from '../../../../db/in-transaction.ts'
import {
  GoogleUnavailable,
  type GoogleProfile,
  type GoogleSignIn,
} from '../../../../providers/google/google.ts'
import { audit } from '../audit.queries.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { openSession, type SessionResponse } from '../tokens/session-response.ts'
import { isBanned } from '../users/ban.ts'
import { grantCode } from './exchange-code.ts'
import { findFlow, updateFlow, type Flow } from './flows.queries.ts'
import { linkGoogle } from './link-google.ts'
import { openTrip } from './sealed-trip.ts'

const TRIP_LIFETIME_MS = 5 * 60 * 1_000

export type GoogleOutcome =
  | { readonly kind: 'session'; readonly session: SessionResponse; readonly profile: GoogleProfile }
  | { readonly kind: 'code'; readonly code: string }

export interface Arrival {
  readonly callbackUrl: URL
  /** Undefined if the browser has not started a trip. */
  readonly browserMark: string | undefined
}

/** A state is used once, whatever the outcome. */
export async function claimFlow(deps: AuthDeps, state: string): Promise<Flow> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(state)
  return inTransaction(deps.db, async (tx) => {
    const flow = isId ? await findFlow(tx, state) : undefined
    if (flow?.provider !== 'google' || flow.usedAt) {
      throw new AuthError('bad_oauth_state', 'OAuth state is unknown or was already used')
    }
    await updateFlow(tx, flow.id, { usedAt: deps.clock() })
    return flow
  })
}

export async function finishGoogle(
  deps: AuthDeps,
  google: GoogleSignIn,
  flow: Flow,
  arrival: Arrival,
  caller: Caller,
): Promise<GoogleOutcome> {
  if (deps.clock().getTime() - flow.createdAt.getTime() > TRIP_LIFETIME_MS) {
    throw new AuthError('flow_state_expired', 'OAuth state has expired')
  }
  const profile = await fetchProfile(deps, google, flow, arrival)
  return inTransaction(deps.db, async (tx) => {
    const user = await linkGoogle(deps, tx, profile, caller)
    if (isBanned(deps, user)) throw new AuthError('user_banned', 'User is banned')
    const method = 'oauth'
    if (flow.codeChallenge !== null) {
      const challenge = flow.codeChallenge
      const codeChallenge = { challenge, method: 's256' as const }
      const code = await grantCode(tx, { flow, userId: user.id, method, codeChallenge })
      return { kind: 'code', code }
    }
    await audit(tx, 'login', user.id, caller, { method })
    const session = await openSession(deps, tx, user, { method, provider: 'google' })
    return { kind: 'session', session, profile }
  })
}

async function fetchProfile(
  deps: AuthDeps,
  google: GoogleSignIn,
  flow: Flow,
  { callbackUrl, browserMark }: Arrival,
): Promise<GoogleProfile> {
  const trip = openTrip(deps, flow, browserMark)
  if (callbackUrl.searchParams.has('error')) {
    throw new AuthError('bad_oauth_callback', 'Access was denied', { status: 403 })
  }
  try {
    return await google.finish({ callbackUrl, state: flow.id, trip })
  } catch (error) {
    if (error instanceof GoogleUnavailable) throw error
    throw new AuthError('bad_oauth_callback', 'Unable to exchange external code')
  }
}
