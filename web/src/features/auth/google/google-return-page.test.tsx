import { authApi, type GoogleSignInResponse } from '@chartwright/contract/auth'
import { REDIRECT_AFTER_ERROR_MS, REDIRECT_AFTER_SUCCESS_MS } from '@chartwright/contract/limits'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readToken, writeSession } from '../../../lib/account/auth-store.ts'
import {
  readGoogleIdentity,
  readGoogleSession,
  writeGoogleSession,
} from '../../../lib/account/google-flow.ts'
import { readCookie, removeCookie, writeCookie } from '../../../lib/storage/cookies.ts'
import { Refusal } from '../../../testing/fake-api.ts'
import { givenUser, tokenOf } from '../../../testing/sessions.ts'
import {
  address,
  closeAuth,
  givenApi,
  openAuth,
  serviceApi,
  sessionAnswer,
} from '../testing/open-auth.tsx'

afterEach(closeAuth)

const ARRIVAL = 'a'.repeat(43)

function found(changes: Partial<GoogleSignInResponse> = {}): GoogleSignInResponse {
  return {
    user_exists: true,
    access_status: 'verified',
    user_id: crypto.randomUUID(),
    name: 'Gil',
    email: 'gil@gmail.test',
    role: 'Other',
    country: 'Other',
    ...changes,
  }
}

function open(variant: 'callback' | 'auto-create', answer: GoogleSignInResponse) {
  const api = givenApi().on(authApi.googleSignIn, () => answer)
  const token = tokenOf(answer.user_id)
  writeCookie('chartwright_arrival', ARRIVAL, 60)
  const fragment = `access_token=${token}&refresh_token=r&arrival=${ARRIVAL}`
  return { api, token, path: `/auth/google-${variant}#${fragment}` }
}

async function expectThen(sentence: string, afterMs: number, to: string): Promise<void> {
  expect(await screen.findByText(sentence)).toBeTruthy()
  const before = address()
  await act(() => vi.advanceTimersByTimeAsync(afterMs - 500))
  expect(address()).toBe(before)
  await act(() => vi.advanceTimersByTimeAsync(500))
  await waitFor(() => expect(address()).toBe(to))
}

test('a known practitioner reaches the dashboard after 2 s, and the flow leaves nothing behind', async () => {
  const { api, token, path } = open('auto-create', found())
  openAuth(path, api)
  expect(screen.getByRole('heading', { name: 'Processing Google Sign-in' })).toBeTruthy()
  await expectThen(
    'Login successful! Redirecting to dashboard...',
    REDIRECT_AFTER_SUCCESS_MS,
    '/dashboard',
  )
  expect(readToken()).toBe(token)
  expect(readGoogleSession()).toBeUndefined()
})

test('a newcomer is created with role and country Other', async () => {
  const user = found({ user_exists: false, access_status: 'unverified' })
  const { api, token, path } = open('auto-create', user)
  api.on(authApi.googleAutoCreate, () => ({ success: true }))
  openAuth(path, api)
  await expectThen(
    'Account created successfully! Redirecting to dashboard...',
    REDIRECT_AFTER_SUCCESS_MS,
    '/dashboard',
  )
  const [sent] = api.received(authApi.googleAutoCreate)
  expect(sent?.headers.get('authorization')).toBe(`Bearer ${token}`)
  expect(sent?.body).toEqual({
    user_id: user.user_id,
    name: 'Gil',
    role: 'Other',
    country: 'Other',
  })
})

test('on the callback route a newcomer goes on to complete the registration', async () => {
  const { api, path } = open('callback', found({ user_exists: false }))
  openAuth(path, api)
  await expectThen(
    'Redirecting to complete registration...',
    REDIRECT_AFTER_SUCCESS_MS,
    '/auth?mode=signup&google=1',
  )
  expect(readGoogleIdentity()).toMatchObject({ email: 'gil@gmail.test', name: 'Gil' })
})

test('a link with another user’s session does not replace the signed-in one', async () => {
  const user = givenUser()
  const token = tokenOf(user.id)
  writeSession({ token, refreshToken: 'r', userData: JSON.stringify(user) })
  const { api, path } = open('auto-create', found())
  openAuth(path, api)
  await expectThen(
    'Authentication failed. Please try again.',
    REDIRECT_AFTER_ERROR_MS,
    '/dashboard',
  )
  expect(api.received(authApi.googleSignIn)).toHaveLength(0)
  expect([readToken(), readGoogleSession()]).toEqual([token, undefined])
})

test.each([
  ['tokens of somebody else', '', () => removeCookie('chartwright_arrival')],
  ['tokens of somebody else after a trip', `&arrival=${'b'.repeat(43)}`, () => undefined],
])('a link with %s signs nobody in', async (_, ending, prepare) => {
  const { api, token } = open('auto-create', found())
  prepare()
  const link = `/auth/google-auto-create#access_token=${token}&refresh_token=r${ending}`
  openAuth(link, api)
  await expectThen('Authentication failed. Please try again.', REDIRECT_AFTER_ERROR_MS, '/auth')
  expect(api.received(authApi.googleSignIn)).toHaveLength(0)
  expect([readToken(), readGoogleSession()]).toEqual([undefined, undefined])
  expect(readCookie('chartwright_arrival')).toBeUndefined()
})

test('a code opens a session only where the trip started', async () => {
  const { api, token } = open('auto-create', found())
  api.on(serviceApi.token, () => sessionAnswer(token))
  openAuth('/auth/google-auto-create?code=strangers', api)
  await expectThen('Authentication failed. Please try again.', REDIRECT_AFTER_ERROR_MS, '/auth')
  expect(api.received(serviceApi.token)).toHaveLength(0)
  expect(readToken()).toBeUndefined()
  cleanup()

  sessionStorage.setItem('chartwright_trip_verifier', '"secret"')
  openAuth('/auth/google-auto-create?code=own', api)
  await expectThen(
    'Login successful! Redirecting to dashboard...',
    REDIRECT_AFTER_SUCCESS_MS,
    '/dashboard',
  )
  expect(api.received(serviceApi.token)[0]?.body).toEqual({
    auth_code: 'own',
    code_verifier: 'secret',
  })
  expect(readToken()).toBe(token)
  expect(sessionStorage).toHaveLength(0)
})

test('a newcomer who returns without any details is asked to complete the registration', async () => {
  const user = found({ user_exists: false })
  const { api, token } = open('callback', user)
  writeGoogleSession({ accessToken: token, refreshToken: 'r', userId: user.user_id })
  openAuth('/auth', api)
  expect(await screen.findByRole('heading', { name: 'Complete Your Registration' })).toBeTruthy()
  expect(
    screen.getByText('Please complete your registration with additional details.'),
  ).toBeTruthy()
})

test.each([
  ['unverified', 'Your account is not verified. Please check your email.', 'info'],
  ['blocked', 'Your account has been blocked. Please contact support.', 'error'],
] as const)('%s: shown, and back at login after 3 s', async (access_status, sentence, tone) => {
  const { api, path } = open('auto-create', found({ access_status }))
  openAuth(path, api)
  const told = await screen.findByText(sentence)
  expect(told.closest('[data-tone]')?.getAttribute('data-tone')).toBe(tone)
  await expectThen(sentence, REDIRECT_AFTER_ERROR_MS, '/auth?mode=login')
  expect(readToken()).toBeUndefined()
})

test.each([
  ['', 'No session found. Please try signing in again.', '/auth'],
  ['#error=access_denied&error_code=bad_oauth_callback', 'Google sign-in failed', '/auth'],
  [
    '#error=access_denied&error_code=user_banned',
    'Your account has been blocked. Please contact support.',
    '/auth?mode=login',
  ],
])('"%s": shown, and redirected after 3 s', async (fragment, sentence, to) => {
  openAuth(`/auth/google-callback${fragment}`, givenApi())
  await expectThen(sentence, REDIRECT_AFTER_ERROR_MS, to)
})

test('each step that fails has its message', async () => {
  const { api, path } = open('auto-create', found({ user_exists: false }))
  api.on(authApi.googleAutoCreate, () => {
    throw new Refusal('SERVER_ERROR')
  })
  openAuth(path, api)
  await expectThen('Failed to create account', REDIRECT_AFTER_ERROR_MS, '/auth')
  expect(readGoogleSession()).toBeUndefined()
})
