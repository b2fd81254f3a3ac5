import type { CurrentUser } from '@chartwright/contract/practitioner'
import { useEffect, useSyncExternalStore } from 'react'
import {
  clearSession,
  forgetEndReason,
  readEndReason,
  readToken,
  readUserData,
  subscribeToSession,
} from './auth-store.ts'
import { finishBeforeLeaving } from './before-leaving.ts'
import { clearGoogleFlow } from './google-flow.ts'
import { goTo } from './go-to.ts'

/** Document 1 §4. */
export type Session =
  | { readonly status: 'loading' }
  | {
      readonly status: 'anonymous'
      /** What a Google session found at the start still needs, or why the session ended. */
      readonly notice: string | undefined
      /** Signed out here: the page to go to. */
      readonly leavingTo: string | undefined
    }
  | { readonly status: 'authenticated'; readonly user: CurrentUser }

const SIGN_OUT_PATIENCE_MS = 3_000
const LOADING: Session = { status: 'loading' }

let phase: 'idle' | 'starting' | 'ready' = 'idle'
let notice: string | undefined
let leavingTo: string | undefined
let release: (() => void) | undefined
let shown: { readonly of: string; readonly session: Session } = { of: '', session: LOADING }
const listeners = new Set<() => void>()

/** The session of this browser. The first to ask starts it. */
export function useSession(): Session {
  useEffect(() => {
    if (phase !== 'idle') return
    startSession().catch((error: unknown) => {
      console.error('The session could not be started', error)
      phase = 'idle'
    })
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

/** Restores what was stored, in the order of document 1 §4. */
export async function startSession(): Promise<void> {
  phase = 'starting'
  const { restoreSession, keepSession } = await import('./restore-session.ts')
  notice = await restoreSession()
  phase = 'ready'
  announce()
  release?.()
  release = keepSession()
}

/** Ends it on the server and in all tabs, once what is unsaved had its chance. */
export async function signOut(to = '/auth'): Promise<void> {
  leavingTo = to
  await finishBeforeLeaving()
  const { endSession } = await import('./restore-session.ts')
  await Promise.race([endSession(), new Promise((end) => setTimeout(end, SIGN_OUT_PATIENCE_MS))])
  clearAuthData()
  goTo(to)
}

/** After the account itself is gone: nothing is left to save, and nobody to sign out. */
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

/** Whoever signs in next is not on the way out. */
export function forgetNotice(): void {
  notice = undefined
  leavingTo = undefined
  announce()
}

/** For tests, which share the module and not the browser. */
export function forgetSession(): void {
  release?.()
  phase = 'idle'
  forgetNotice()
}

function describe(
  told: string | undefined,
  token: string | undefined,
  userData: string | undefined,
): Session {
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
