import { authApi } from '@chartwright/contract/auth'
import { patientsApi } from '@chartwright/contract/patients'
import type { CurrentUser } from '@chartwright/contract/practitioner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeApi, NoAnswer, Refusal } from '../../testing/fake-api.ts'
import { givenUser, tokenOf } from '../../testing/sessions.ts'
import { answerWebConfig } from '../../testing/web-config.ts'
import { call } from '../http/api.ts'
import { authClient, restAuthClient } from './auth-client.ts'
import { readToken, writeSession } from './auth-store.ts'
import { keepSession } from './restore-session.ts'
import { clearAuthData } from './session.ts'

let api: FakeApi
let user: CurrentUser
/** Created once: a token created a second later has a different expiry. */
let freshToken: string
let release: () => void

beforeEach(() => {
  user = givenUser()
  freshToken = tokenOf(user.id, { jti: 'new' })
  api = answerWebConfig(new FakeApi())
  vi.stubGlobal('fetch', api.fetch)
  release = keepSession()
})
afterEach(async () => {
  release()
  clearAuthData()
  await restAuthClient()
})

/** It has expired, as after hours of sleep. */
function storeExpired(): string {
  const token = tokenOf(user.id, { exp: 1 })
  writeSession({ token, refreshToken: crypto.randomUUID(), userData: JSON.stringify(user) })
  return token
}

function refuseOldTokens(): void {
  api.on(patientsApi.list, ({ headers }) => {
    if (headers.get('authorization') !== `Bearer ${freshToken}`) {
      throw new Refusal('INVALID_TOKEN')
    }
    return []
  })
}

test('a call with an expired token refreshes it and is sent again', async () => {
  refuseOldTokens()
  api.on(authApi.refresh, () => ({
    token: freshToken,
    refresh_token: 'r2',
    expires_at: 0,
    mfa_required: false,
    user,
  }))
  storeExpired()
  expect(await Promise.all([call(patientsApi.list), call(patientsApi.list)])).toEqual([[], []])
  expect(readToken()).toBe(freshToken)
  expect(api.received(authApi.refresh)).toHaveLength(1)
})

test.each([
  ['no answer', () => new NoAnswer(), 0],
  ['too many attempts', () => new Refusal('TOO_MANY_ATTEMPTS'), 429],
  ['a fault', () => new Refusal('SERVER_ERROR'), 500],
])('%s to the refresh fails the call and keeps the session', async (_, fault, status) => {
  refuseOldTokens()
  api.on(authApi.refresh, () => {
    throw fault()
  })
  const token = storeExpired()
  await expect(call(patientsApi.list)).rejects.toMatchObject({ status })
  expect(readToken()).toBe(token)
})

test('a refused refresh ends the session', async () => {
  refuseOldTokens()
  api.on(authApi.refresh, () => {
    throw new Refusal('INVALID_TOKEN')
  })
  storeExpired()
  await expect(call(patientsApi.list)).rejects.toMatchObject({ status: 401 })
  expect(readToken()).toBeUndefined()
})

test.each([
  ['too many attempts', 429, '{"code":429,"error_code":"over_request_rate_limit"}'],
  ['a fault that is no gateway’s', 507, ''],
  ['a page of something in between', 403, '<h1>Portal</h1>'],
  ['a guest network', 200, '<h1>Portal</h1>'],
])('the auth client keeps the session after %s', async (_, status, body) => {
  const token = storeExpired()
  expect(await refreshWith(() => new Response(body, { status }))).toBeGreaterThan(1)
  expect(readToken()).toBe(token)
})

test('the auth client ends the session when the service refuses the refresh token', async () => {
  storeExpired()
  const refusal = { code: 400, error_code: 'refresh_token_not_found', msg: 'no' }
  await refreshWith(() => Response.json(refusal, { status: 400 }))
  expect(readToken()).toBeUndefined()
})

/** How often the service was asked: the client retries for half a minute of its own clock. */
async function refreshWith(answer: () => Response): Promise<number> {
  const asked = vi.fn(answer)
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
    url.includes('/token?') ? asked() : api.fetch(url, init),
  )
  const client = await authClient()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const refreshed = client.refreshSession()
  await vi.advanceTimersByTimeAsync(60_000)
  await refreshed
  vi.useRealTimers()
  return asked.mock.calls.length
}
