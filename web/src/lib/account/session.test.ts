import { authApi } from '@chartwright/contract/auth'
import { FOCUS_REFRESH_THROTTLE_MS } from '@chartwright/contract/limits'
import type { CurrentUser } from '@chartwright/contract/practitioner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeApi, NoAnswer, Refusal } from '../../testing/fake-api.ts'
import { givenUser, tokenOf } from '../../testing/sessions.ts'
import { answerWebConfig } from '../../testing/web-config.ts'
import { restAuthClient } from './auth-client.ts'
import { clearSession, readRefreshToken, readToken, writeSession } from './auth-store.ts'
import { readGoogleIdentity, readGoogleSession, writeGoogleSession } from './google-flow.ts'
import {
  clearAuthData,
  currentSession,
  forgetSession,
  retrySession,
  startSession,
} from './session.ts'

/** By itself it gives up after a second, which is too soon on a busy machine. */
const until = (check: () => void) => vi.waitFor(check, 25_000)

let api: FakeApi
let user: CurrentUser

beforeEach(() => {
  user = givenUser()
  api = answerWebConfig(new FakeApi())
  vi.stubGlobal('fetch', api.fetch)
})
afterEach(async () => {
  vi.useRealTimers()
  forgetSession()
  clearAuthData()
  await restAuthClient()
})

function store(token: string): void {
  writeSession({ token, refreshToken: 'r1', userData: JSON.stringify(user) })
}

function profile(changes: Partial<CurrentUser> = {}) {
  const more = { specialty: null, organization_name: null, organization_size: null, title: null }
  return { ...user, ...more, ...changes }
}

test('a stored token that the server validates restores the stored user', async () => {
  api.on(authApi.validateToken, () => ({ valid: true }))
  store(tokenOf(user.id))
  await startSession()
  expect(currentSession()).toEqual({ status: 'authenticated', user })
})

test('everything is cleared when the token is refused', async () => {
  api.on(authApi.validateToken, () => ({ valid: false }))
  store(tokenOf(user.id))
  await startSession()
  expect(currentSession()).toMatchObject({ status: 'anonymous' })
  expect([document.cookie, localStorage.length]).toEqual(['', 0])
})

const NO_WORD = [
  ['no answer', () => new NoAnswer()],
  ['too many attempts', () => new Refusal('TOO_MANY_ATTEMPTS')],
  ['a fault', () => new Refusal('SERVER_ERROR')],
  ['a server that starts', () => new Refusal('NOT_READY')],
] as const

test.each(NO_WORD)('%s to a token keeps the session, which is retried', async (_, fault) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let failures = 0
  api.on(authApi.validateToken, () => {
    if (++failures < 4) throw fault()
    return { valid: true }
  })
  const token = tokenOf(user.id)
  store(token)
  const started = startSession()
  await until(() => expect(currentSession()).toEqual({ status: 'reconnecting' }))
  expect([readToken(), readRefreshToken()]).toEqual([token, 'r1'])
  await vi.advanceTimersByTimeAsync(7_000)
  await started
  expect(failures).toBe(4)
  expect(currentSession()).toEqual({ status: 'authenticated', user })
})

test.each(NO_WORD)(
  '%s to a refresh keeps the session until somebody asks again',
  async (_, fault) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const token = tokenOf(user.id)
    let failures = 0
    api.on(authApi.refresh, () => {
      if (++failures < 2) throw fault()
      return { token, refresh_token: 'r2', expires_at: 0, mfa_required: false, user }
    })
    store('x')
    const started = startSession()
    await until(() => expect(currentSession()).toEqual({ status: 'reconnecting' }))
    expect(readRefreshToken()).toBe('r1')
    retrySession()
    await started
    expect([readToken(), currentSession().status]).toEqual([token, 'authenticated'])
  },
)

test('a page from an intermediary is not the server’s answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', async () => new Response('<h1>Log in to the guest network</h1>'))
  store(tokenOf(user.id))
  void startSession()
  await until(() => expect(currentSession()).toEqual({ status: 'reconnecting' }))
  expect(readToken()).toBeDefined()
})

test('a user who signs in while it reconnects is signed in', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const next = tokenOf(user.id, { jti: 'next' })
  api.on(authApi.validateToken, ({ body }) => {
    if (body.token !== next) throw new Refusal('SERVER_ERROR')
    return { valid: true }
  })
  store(tokenOf(user.id))
  const started = startSession()
  await until(() => expect(currentSession()).toEqual({ status: 'reconnecting' }))
  store(next)
  await started
  expect(currentSession()).toEqual({ status: 'authenticated', user })
})

test('a Google session that could not be checked is kept', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  api.on(authApi.googleSignIn, () => {
    throw new Refusal('TOO_MANY_ATTEMPTS')
  })
  writeGoogleSession({ accessToken: tokenOf(user.id), refreshToken: 'g', userId: user.id })
  void startSession()
  await until(() => expect(currentSession()).toEqual({ status: 'reconnecting' }))
  expect(readGoogleSession()).toBeDefined()
  retrySession()
  await until(() => expect(api.received(authApi.googleSignIn)).toHaveLength(2))
})

test('a user who is not verified is not restored', async () => {
  api.on(authApi.validateToken, () => ({ valid: true }))
  user = givenUser({ access_status: 'blocked' })
  store(tokenOf(user.id))
  await startSession()
  expect(readToken()).toBeUndefined()
})

test.each([
  ['expired', () => tokenOf(user.id, { exp: 1 })],
  ['unreadable', () => 'x.%%.y'],
])('an %s token is refreshed', async (_, old) => {
  const token = tokenOf(user.id)
  api.on(authApi.refresh, () => ({
    token,
    refresh_token: 'r2',
    expires_at: 0,
    mfa_required: false,
    user,
  }))
  store(old())
  await startSession()
  expect(api.received(authApi.refresh)[0]?.body).toEqual({ refresh_token: 'r1' })
  expect([readToken(), readRefreshToken()]).toEqual([token, 'r2'])
  expect(currentSession().status).toBe('authenticated')
})

test('an expired refresh token clears everything', async () => {
  api.on(authApi.refresh, () => {
    throw new Refusal('INVALID_TOKEN')
  })
  store('x')
  await startSession()
  expect(readRefreshToken()).toBeUndefined()
})

test('a Google session in the cookies takes precedence', async () => {
  const accessToken = tokenOf(user.id)
  api
    .on(authApi.googleSignIn, () => ({
      user_exists: true,
      access_status: 'verified' as const,
      user_id: user.id,
      name: user.name,
      email: user.email,
      role: 'Other',
      country: 'Other',
    }))
    .on(authApi.validateToken, () => ({ valid: true }))
    .on(authApi.me, () => profile())
  writeGoogleSession({ accessToken, refreshToken: 'g', userId: user.id })
  await startSession()
  expect(api.received(authApi.googleSignIn)[0]?.headers.get('authorization')).toBe(
    `Bearer ${accessToken}`,
  )
  expect(currentSession()).toEqual({ status: 'authenticated', user })
  expect(readGoogleSession()).toBeUndefined()
})

test('a Google user without an account is asked to complete the registration', async () => {
  const accessToken = tokenOf(user.id)
  api.on(authApi.googleSignIn, () => ({
    user_exists: false,
    access_status: 'unverified' as const,
    user_id: user.id,
    name: 'Gil',
    email: 'gil@gmail.test',
    role: 'Other',
    country: 'Other',
  }))
  writeGoogleSession({ accessToken, refreshToken: 'g', userId: user.id })
  await startSession()
  expect(currentSession()).toMatchObject({
    status: 'anonymous',
    notice: 'Please complete your registration with additional details.',
  })
  expect(readGoogleIdentity()).toMatchObject({ email: 'gil@gmail.test', userId: user.id })
})

test('focus refetches the user, at most once per 5 s', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  api.on(authApi.validateToken, () => ({ valid: true }))
  api.on(authApi.me, () => profile({ name: 'Ana Gomez' }))
  store(tokenOf(user.id))
  await startSession()
  vi.setSystemTime(Date.now() + FOCUS_REFRESH_THROTTLE_MS)
  window.dispatchEvent(new Event('focus'))
  window.dispatchEvent(new Event('focus'))
  await until(() =>
    expect(currentSession()).toEqual({
      status: 'authenticated',
      user: { ...user, name: 'Ana Gomez' },
    }),
  )
  expect(api.received(authApi.me)).toHaveLength(1)
  vi.setSystemTime(Date.now() + FOCUS_REFRESH_THROTTLE_MS)
  window.dispatchEvent(new Event('focus'))
  await until(() => expect(api.received(authApi.me)).toHaveLength(2))
})

test('a session that the server has ended says so until somebody signs in or out', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  api.on(authApi.validateToken, () => ({ valid: true }))
  api.on(authApi.me, () => {
    throw new Refusal('INVALID_TOKEN')
  })
  const told = async () => {
    store(tokenOf(user.id))
    await startSession()
    vi.setSystemTime(Date.now() + 2 * FOCUS_REFRESH_THROTTLE_MS)
    window.dispatchEvent(new Event('focus'))
    await until(() => expect(readToken()).toBeUndefined())
    return currentSession()
  }
  const notice = 'Authentication failed. Please log in again.'
  expect(await told()).toMatchObject({ status: 'anonymous', notice })
  store(tokenOf(user.id))
  clearSession()
  expect(currentSession()).toMatchObject({ status: 'anonymous', notice: undefined })
  expect(await told()).toMatchObject({ notice })
  clearAuthData()
  expect(currentSession()).toMatchObject({ status: 'anonymous', notice: undefined })
})

test('a user blocked in the meantime is known as blocked', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  api.on(authApi.validateToken, () => ({ valid: true }))
  api.on(authApi.me, () => {
    throw new Refusal('USER_BLOCKED')
  })
  store(tokenOf(user.id))
  await startSession()
  vi.setSystemTime(Date.now() + 2 * FOCUS_REFRESH_THROTTLE_MS)
  window.dispatchEvent(new Event('focus'))
  await until(() => expect(currentSession()).toMatchObject({ user: { access_status: 'blocked' } }))
})
