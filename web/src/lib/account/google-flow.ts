import { GOOGLE_FLOW_COOKIE_S } from '@chartwright/contract/limits'
import { readCookie, removeCookie, writeCookie } from '../storage/cookies.ts'
import { readLocal, writeLocal } from '../storage/local-storage.ts'

/** A session from Google that is not signed in yet. */
export interface GoogleSession {
  readonly accessToken: string
  readonly refreshToken: string
  readonly userId: string
}

/** A person who came from Google and has no account yet. */
export interface GoogleIdentity {
  readonly userId: string
  readonly accessToken: string
  readonly email: string
  readonly name: string
}

const COOKIES = {
  accessToken: 'chartwright_google_access_token',
  refreshToken: 'chartwright_google_refresh_token',
  userId: 'chartwright_google_user_id',
} as const satisfies Record<keyof GoogleSession, string>

/** Document 1 §3 gives these names. */
const LOCAL = {
  userId: 'google_user_id',
  accessToken: 'google_access_token',
  userData: 'google_user_data',
} as const

/** The service's proof that this browser has just returned from its own trip. */
const ARRIVAL = 'chartwright_arrival'

/** Can be read once. */
export function takeArrival(): string | undefined {
  const arrival = readCookie(ARRIVAL)
  if (arrival !== undefined) removeCookie(ARRIVAL)
  return arrival
}

export function readGoogleSession(): GoogleSession | undefined {
  const accessToken = readCookie(COOKIES.accessToken)
  const refreshToken = readCookie(COOKIES.refreshToken)
  const userId = readCookie(COOKIES.userId)
  return accessToken && refreshToken && userId ? { accessToken, refreshToken, userId } : undefined
}

export function writeGoogleSession(session: GoogleSession): void {
  writeCookie(COOKIES.accessToken, session.accessToken, GOOGLE_FLOW_COOKIE_S)
  writeCookie(COOKIES.refreshToken, session.refreshToken, GOOGLE_FLOW_COOKIE_S)
  writeCookie(COOKIES.userId, session.userId, GOOGLE_FLOW_COOKIE_S)
}

export function readGoogleIdentity(): GoogleIdentity | undefined {
  const userId = readLocal(LOCAL.userId)
  const accessToken = readLocal(LOCAL.accessToken)
  const data = parseUserData(readLocal(LOCAL.userData))
  return userId && accessToken && data ? { userId, accessToken, ...data } : undefined
}

export function writeGoogleIdentity(identity: GoogleIdentity): void {
  const { userId, accessToken, email, name } = identity
  writeLocal(LOCAL.userId, userId)
  writeLocal(LOCAL.accessToken, accessToken)
  writeLocal(LOCAL.userData, JSON.stringify({ email, name }))
}

export function clearGoogleFlow(): void {
  for (const name of Object.values(COOKIES)) removeCookie(name)
  for (const key of Object.values(LOCAL)) writeLocal(key, undefined)
}

function parseUserData(json: string | undefined): { email: string; name: string } | undefined {
  try {
    const data = JSON.parse(json ?? '') as { email?: unknown; name?: unknown }
    if (typeof data.email !== 'string') return undefined
    return { email: data.email, name: typeof data.name === 'string' ? data.name : '' }
  } catch {
    return undefined
  }
}
