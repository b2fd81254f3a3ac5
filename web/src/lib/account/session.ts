import type { CurrentUser } from '@chartwright/contract/practitioner'
import { useEffect, useSyncExternalStore } from 'react'
import { finishBeforeLeaving } from '../before-leaving.ts'
import { goTo } from '../go-to.ts'
import {
  clearSession,
  forgetEndReason,
  readEndReason,
  readToken,
  readUserData,
  shareEndReason,
  subscribeToSession,
} from './auth-store.ts'
import { clearGoogleFlow } from './google-flow.ts'

/** Document 1 §4. */
export type Session =
  | { readonly status: 'loading' }
  /** There is one, and the server could not say yet whether it is still valid. */
  | { readonly status: 'reconnecting' }
  | {
      readonly status: 'anonymous'
      /** What a Google session found at the start still needs, or why the session ended. */
      readonly notice: string | undefined
      /** Signed out here: the page to go to. */
      readonly leavingTo: string | undefined
    }
  | { readonly status: 'authenticated'; readonly user: CurrentUser }

const SIGN_OUT_TIMEOUT_MS = 3_000
const LOADING: Session = { status: 'loading' }
const RECONNECTING: Session = { status: 'reconnecting' }
const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 30_000

let phase: 'idle' | 'starting' | 'reconnecting' | 'ready' = 'idle'
/** The last start: an earlier one ends silently. */
let start = 0
let wake: (() => void) | undefined
let notice: string | undefined
let leavingTo: string | undefined
let release: (() => void) | undefined
let shown: { readonly of: string; readonly session: Session } = { of: '', session: LOADING }
const listeners = new Set<() => void>()

/** The session of this browser. The first caller starts it. */
export function useSession(): Session {
  useEffect(() => {
    if (phase !== 'idle') return
    void startSession()
  }, [])
  return useSyncExternalStore(subscribe, currentSession)
}

/** Equal until something changes. */
export function currentSession(): Session {
  const token = readToken()
  const userData = readUserData(token)
  const told = notice ?? readEndReason()
  const of = JSON.stringify([phase, told, leavingTo, token !== undefined, userData])
  if (shown.of !== of) shown = { of, session: describe(told, token, userData) }
  return shown.session
}

/** Restores the stored session, in the order of document 1 §4, as soon as the server responds. */
export async function startSession(): Promise<void> {
  const own = ++start
  phase = 'starting'
  for (let failures = 0; own === start; failures++) {
    if (await tryToStart(() => own === start)) return
    phase = 'reconnecting'
    announce()
    await untilRetry(Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS))
  }
}

/** Without waiting for the next attempt. */
export function retrySession(): void {
  wake?.()
}

/** Whether nothing is left to try. */
async function tryToStart(isCurrent: () => boolean): Promise<boolean> {
  try {
    const { restoreSession, keepSession } = await import('./restore-session.ts')
    const told = await restoreSession()
    if (!isCurrent()) return true
    notice = told
    phase = 'ready'
    announce()
    release?.()
    release = keepSession()
    return true
  } catch {
    return !isCurrent()
  }
}

/** Earlier if somebody asks, signs in or out, or the network is back. */
function untilRetry(afterMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      leave()
      window.removeEventListener('online', end)
      wake = undefined
      resolve()
    }
    const timer = setTimeout(end, afterMs)
    const leave = subscribeToSession(end)
    window.addEventListener('online', end)
    wake = end
  })
}

/**
 * Ends it on the server and in all tabs, once unsaved work had a chance to be saved. `reason` is
 * shown on the sign-in page if the person did not leave by themselves.
 */
export async function signOut(to = '/auth', reason?: string): Promise<void> {
  leavingTo = to
  await finishBeforeLeaving()
  const { endSession } = await import('./restore-session.ts')
  await Promise.race([endSession(), new Promise((end) => setTimeout(end, SIGN_OUT_TIMEOUT_MS))])
  clearAuthData()
  if (reason !== undefined) shareEndReason(reason)
  goTo(to)
}

/** After the account itself is deleted: there is nothing left to save, and nobody to sign out. */
export function leaveForGood(): void {
  leavingTo = '/auth'
  clearAuthData()
  goTo(leavingTo)
}

/** On purpose, so there is nothing to explain. */
export function clearAuthData(): void {
  clearGoogleFlow()
  forgetEndReason()
  clearSession()
}

/** A user who signs in next is not leaving. */
export function forgetNotice(): void {
  notice = undefined
  leavingTo = undefined
  announce()
}

/** For tests, which share the module but not the browser. */
export function forgetSession(): void {
  release?.()
  phase = 'idle'
  start++
  wake?.()
  forgetNotice()
}

function describe(
  told: string | undefined,
  token: string | undefined,
  userData: string | undefined,
): Session {
  if (phase === 'reconnecting') return RECONNECTING
  if (phase !== 'ready') return LOADING
  if (token === undefined) return { status: 'anonymous', notice: told, leavingTo }
  // Another tab is writing a session, or the user is being fetched.
  if (userData === undefined) return LOADING
  return { status: 'authenticated', user: JSON.parse(userData) as CurrentUser }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const leave = subscribeToSession(listener)
  return () => {
    listeners.delete(listener)
    leave()
  }
}

function announce(): void {
  for (const listener of listeners) listener()
}
