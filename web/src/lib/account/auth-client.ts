import type { AuthClient as Client } from '@supabase/auth-js'
import { webConfig } from '../http/web-config.ts'
import { authFetch } from './auth-fetch.ts'
import { AUTH_CLIENT_KEY, authStorage } from './auth-storage.ts'
import { tripStorage } from './trip-storage.ts'

export type AuthClient = InstanceType<typeof Client>

let shared: Promise<AuthClient> | undefined
let temporaryClients = 0

/** The signed-in session's client, one per page. Its code is loaded on first use. */
export function authClient(): Promise<AuthClient> {
  const kept = { storageKey: AUTH_CLIENT_KEY, storage: authStorage, fetch: authFetch }
  shared ??= makeClient(kept).catch((error: unknown) => {
    shared = undefined
    throw error
  })
  return shared
}

/**
 * For a session that is not signed in yet (a recovery link, an unverified second factor): it lives
 * in memory, affects no other tab, and ends with the page.
 */
export function temporaryAuthClient(): Promise<AuthClient> {
  return makeClient({ storageKey: temporaryKey(), persistSession: false })
}

/**
 * For the trip to Google and back (PKCE): only the tab that started it can turn the result into a
 * session, which lives in memory like a temporary one.
 */
export function tripAuthClient(): Promise<AuthClient> {
  return makeClient({ storageKey: temporaryKey(), storage: tripStorage(), flowType: 'pkce' })
}

/**
 * For tests, which share the page but not the server: stops its timer, so that the next one starts
 * afresh.
 */
export async function restAuthClient(): Promise<void> {
  const client = await shared?.catch(() => undefined)
  shared = undefined
  await client?.stopAutoRefresh()
}

function temporaryKey(): string {
  return `chartwright_temporary_${++temporaryClients}`
}

async function makeClient(
  kept: Partial<NonNullable<ConstructorParameters<typeof Client>[0]>>,
): Promise<AuthClient> {
  const [{ AuthClient }, { auth_url: url, auth_anon_key: key }] = await Promise.all([
    import('@supabase/auth-js'),
    webConfig(),
  ])
  return new AuthClient({
    url: new URL(url, window.location.origin).href.replace(/\/$/, ''),
    headers: { apikey: key },
    flowType: 'implicit',
    detectSessionInUrl: false,
    autoRefreshToken: true,
    ...kept,
  })
}
