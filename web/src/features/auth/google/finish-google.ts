import { authApi, type GoogleSignInResponse } from '@chartwright/contract/auth'
import { sentenceOf } from '@chartwright/contract/errors'
import { REDIRECT_AFTER_ERROR_MS, REDIRECT_AFTER_SUCCESS_MS } from '@chartwright/contract/limits'
import { DEFAULT_COUNTRY, DEFAULT_ROLE } from '@chartwright/contract/practitioner'
import { GOOGLE_SENTENCES } from '@chartwright/contract/sentences'
import { tripAuthClient, type AuthClient } from '../../../lib/account/auth-client.ts'
import { readToken } from '../../../lib/account/auth-store.ts'
import {
  clearGoogleFlow,
  readGoogleSession,
  takeArrival,
  writeGoogleIdentity,
  writeGoogleSession,
  type GoogleSession,
} from '../../../lib/account/google-flow.ts'
import { googleSignIn } from '../../../lib/account/google-sign-in.ts'
import { isTokenExpired } from '../../../lib/account/token-claims.ts'
import { tokenSubject } from '../../../lib/account/token-subject.ts'
import { ApiError } from '../../../lib/http/api-error.ts'
import { call } from '../../../lib/http/api.ts'
import { adoptSession, SIGNED_IN } from '../adopt-session.ts'
import type { LinkData } from '../link-data.ts'
import type { NoticeContent } from '../notice.tsx'
import {
  holdSession,
  needsSecondFactor,
  releaseSession,
} from '../second-factor/second-factor-check.ts'

export type GoogleVariant = 'auto-create' | 'callback'

export type GoogleOutcome =
  | {
      readonly kind: 'done' | 'failed'
      /** Unverified is nobody's fault: document 1 §4 shows it in blue. */
      readonly tone: NoticeContent['tone']
      readonly message: string
      readonly to: string
      readonly afterMs: number
    }
  | { readonly kind: 'second-factor'; readonly client: AuthClient }

const NO_SESSION = 'No session found. Please try signing in again.'
const LOGIN = '/auth?mode=login'
const NOT_VERIFIED: GoogleOutcome = {
  kind: 'failed',
  tone: 'info',
  message: 'Your account is not verified. Please check your email.',
  to: LOGIN,
  afterMs: REDIRECT_AFTER_ERROR_MS,
}

/** Document 1 §4, the Google flow on return. */
export async function finishGoogle(link: LinkData, variant: GoogleVariant): Promise<GoogleOutcome> {
  const arrival = takeArrival()
  if (link['error'] !== undefined || link['error_code'] !== undefined) return refused(link)
  try {
    const held = await holdArrived(link, arrival)
    if (!held) return failed(NO_SESSION)
    writeGoogleSession(held.session)
    return await recognise(held, variant)
  } catch (error) {
    clearGoogleFlow()
    return failed(error instanceof Stop ? error.message : GOOGLE_SENTENCES.processingFailed)
  }
}

/** A step that failed, with its message. */
class Stop extends Error {}

interface Held {
  readonly client: AuthClient
  readonly session: GoogleSession
}

/**
 * The session of a trip that this browser started. A code is useless without the secret that stayed
 * here, and tokens without the service's cookie: anybody can write them into a link.
 */
async function holdArrived(link: LinkData, arrival: string | undefined): Promise<Held | undefined> {
  const { code, access_token: accessToken, refresh_token: refreshToken } = link
  if (code !== undefined) return exchange(code)
  if (accessToken === undefined || refreshToken === undefined) {
    const session = readGoogleSession()
    return session && hold(session)
  }
  if (arrival === undefined || link['arrival'] !== arrival) {
    throw new Stop(GOOGLE_SENTENCES.authenticationFailed)
  }
  return hold({ accessToken, refreshToken, userId: tokenSubject(accessToken) ?? '' })
}

async function hold(session: GoogleSession): Promise<Held> {
  if (isSomebodyElse(session)) throw new Stop(GOOGLE_SENTENCES.authenticationFailed)
  const { accessToken: access_token, refreshToken: refresh_token } = session
  const client = await step(GOOGLE_SENTENCES.sessionFailed, () =>
    holdSession({ access_token, refresh_token }),
  )
  return { client, session }
}

async function exchange(code: string): Promise<Held> {
  const client = await tripAuthClient()
  const { data, error } = await client.exchangeCodeForSession(code)
  if (error) {
    await client.stopAutoRefresh()
    const isOwn = error.name !== 'AuthPKCECodeVerifierMissingError'
    throw new Stop(isOwn ? GOOGLE_SENTENCES.sessionFailed : GOOGLE_SENTENCES.authenticationFailed)
  }
  const { access_token: accessToken, refresh_token: refreshToken, user } = data.session
  const session = { accessToken, refreshToken, userId: user.id }
  if (isSomebodyElse(session)) {
    await client.signOut({ scope: 'local' })
    throw new Stop(GOOGLE_SENTENCES.authenticationFailed)
  }
  return { client, session }
}

async function recognise(held: Held, variant: GoogleVariant): Promise<GoogleOutcome> {
  const { client, session } = held
  const found = await step(GOOGLE_SENTENCES.verifyFailed, () => googleSignIn(session.accessToken))
  if (!found.user_exists) return welcome(client, session, found, variant)
  switch (found.access_status) {
    case 'unverified':
      clearGoogleFlow()
      return NOT_VERIFIED
    case 'blocked':
      clearGoogleFlow()
      return failed(sentenceOf('USER_BLOCKED'), LOGIN)
    case 'verified':
      if (await needsSecondFactor(client)) return { kind: 'second-factor', client }
      await enter(client, found)
      return done(SIGNED_IN)
  }
}

/** Decision 5 of the accounts design: which route creates, and which one asks. */
async function welcome(
  client: AuthClient,
  { accessToken }: GoogleSession,
  found: GoogleSignInResponse,
  variant: GoogleVariant,
): Promise<GoogleOutcome> {
  const { user_id, name, email } = found
  if (variant === 'callback') {
    writeGoogleIdentity({ userId: user_id, accessToken, email, name })
    return done('Redirecting to complete registration...', '/auth?mode=signup&google=1')
  }
  const body = { user_id, name, role: DEFAULT_ROLE, country: DEFAULT_COUNTRY }
  const { success } = await step(GOOGLE_SENTENCES.createFailed, () =>
    call(authApi.googleAutoCreate, { body, bearer: accessToken }),
  )
  if (!success) throw new Stop(GOOGLE_SENTENCES.createFailed)
  await enter(client, found)
  return done('Account created successfully! Redirecting to dashboard...')
}

async function enter(client: AuthClient, found: GoogleSignInResponse): Promise<void> {
  const { user_id: id, name, email, role, country } = found
  const user = { id, name, email, role, country, access_status: 'verified' } as const
  await adoptSession(await releaseSession(client), user)
}

async function step<T>(sentence: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.status === 401
    throw new Stop(isUnknown ? GOOGLE_SENTENCES.authenticationFailed : sentence)
  }
}

/** A user who signed in in the meantime, in another tab, stays signed in. */
function isSomebodyElse({ accessToken }: GoogleSession): boolean {
  const token = readToken()
  if (token === undefined || isTokenExpired(token)) return false
  return tokenSubject(token) !== tokenSubject(accessToken)
}

/**
 * What the service itself refused. Its descriptions come from the address, so they are not shown.
 */
function refused(link: LinkData): GoogleOutcome {
  switch (link['error_code']) {
    case 'user_banned':
      return failed(sentenceOf('USER_BLOCKED'), LOGIN)
    case 'provider_email_needs_verification':
      return NOT_VERIFIED
    case undefined:
    default:
      return failed(GOOGLE_SENTENCES.signInFailed)
  }
}

function done(message: string, to = '/dashboard'): GoogleOutcome {
  return { kind: 'done', tone: 'success', message, to, afterMs: REDIRECT_AFTER_SUCCESS_MS }
}

function failed(message: string, to = '/auth'): GoogleOutcome {
  return { kind: 'failed', tone: 'error', message, to, afterMs: REDIRECT_AFTER_ERROR_MS }
}
