import {
  AUTH_TOKEN_COOKIE_S,
  REFRESH_TOKEN_COOKIE_S,
  USER_DATA_COOKIE_S,
} from '@chartwright/contract/limits'
import { readCookie, removeCookie, writeCookie } from '../storage/cookies.ts'
import { readLocal, writeLocal } from '../storage/local-storage.ts'
import { tokenSubject } from './token-subject.ts'

/** Stored twice, in cookies and in local storage (document 1 §3); lifetimes of §9. */
const LIFETIMES_S = {
  chartwright_auth_token: AUTH_TOKEN_COOKIE_S,
  chartwright_refresh_token: REFRESH_TOKEN_COOKIE_S,
  chartwright_user_data: USER_DATA_COOKIE_S,
} as const

type Key = keyof typeof LIFETIMES_S

const keys = Object.keys(LIFETIMES_S) as Key[]
const listeners = new Set<() => void>()
let endReason: string | undefined
/** Why the session ended in every tab; also kept for a user who returns after a while. */
const SHARED_REASON = 'chartwright_end_reason'

export interface StoredSession {
  token: string
  refreshToken?: string | undefined
  /** JSON of the user (document 1 §3). */
  userData?: string | undefined
}

export function readToken(): string | undefined {
  return read('chartwright_auth_token')
}

export function readRefreshToken(): string | undefined {
  return read('chartwright_refresh_token')
}

/** JSON of the stored user; given a token, only if it is that token's user. */
export function readUserData(token?: string): string | undefined {
  const json = read('chartwright_user_data')
  if (json === undefined || token === undefined) return json
  return userIdOf(json) === tokenSubject(token) ? json : undefined
}

export function writeUserData(userData: string): void {
  if (userData === readUserData()) return
  write('chartwright_user_data', userData)
  notify()
}

/** The guard shows the blocked-access screen from now on. */
export function markBlocked(): void {
  const json = readUserData()
  if (json === undefined) return
  writeUserData(JSON.stringify({ ...(JSON.parse(json) as object), access_status: 'blocked' }))
}

/** Why the last session ended, if nobody here ended it and nobody has signed in since. */
export function readEndReason(): string | undefined {
  return readLocal(SHARED_REASON) ?? endReason
}

/** After the session was cleared, for all tabs. */
export function shareEndReason(reason: string): void {
  writeLocal(SHARED_REASON, reason)
  notify()
}

export function forgetEndReason(): void {
  endReason = undefined
  writeLocal(SHARED_REASON, undefined)
}

export function writeSession({ token, refreshToken, userData }: StoredSession): void {
  forgetEndReason()
  write('chartwright_auth_token', token)
  write('chartwright_refresh_token', refreshToken)
  write('chartwright_user_data', userData)
  notify()
}

export function clearSession(reason?: string): void {
  if (reason !== undefined && readToken() !== undefined) endReason = reason
  for (const key of keys) write(key, undefined)
  notify()
}

/** Notified of changes made here and in other tabs. */
export function subscribeToSession(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key !== null && key !== SHARED_REASON && !isKey(key)) return
    // The other tab has removed its cookie too, but that may become visible here later than this.
    if (key !== null && isKey(key) && newValue === null && readLocal(key) === undefined)
      removeCookie(key)
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

function isKey(key: string): key is Key {
  return (keys as string[]).includes(key)
}

function userIdOf(json: string): unknown {
  try {
    return Reflect.get(JSON.parse(json) as object, 'id')
  } catch {
    return undefined
  }
}

function read(key: Key): string | undefined {
  return readLocal(key) ?? (readCookie(key) || undefined)
}

function write(key: Key, value: string | undefined): void {
  writeLocal(key, value)
  if (value === undefined) removeCookie(key)
  else writeCookie(key, value, LIFETIMES_S[key])
}

function notify(): void {
  for (const listener of listeners) listener()
}
