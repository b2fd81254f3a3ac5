import { authApi } from '@chartwright/contract/auth'
import { sentenceOf } from '@chartwright/contract/errors'
import { REDIRECT_AFTER_SIGN_IN_MS, REDIRECT_AFTER_SUCCESS_MS } from '@chartwright/contract/limits'
import { SITE_META } from '@chartwright/contract/public-pages'
import { webConfigApi } from '@chartwright/contract/web-config'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readToken } from '../../lib/account/auth-store.ts'
import { deferred } from '../../testing/deferred.ts'
import { NoAnswer, Refusal, type FakeApi } from '../../testing/fake-api.ts'
import { givenUser, tokenOf } from '../../testing/sessions.ts'
import { address, closeAuth, enter, givenApi, openAuth } from './testing/open-auth.tsx'

afterEach(closeAuth)

async function logIn(api: FakeApi, path = '/auth'): Promise<ReturnType<typeof openAuth>> {
  const user = openAuth(path, api)
  await enter(user, 'Email Address', 'ana@clinic.test')
  await enter(user, 'Password', 'secret')
  await user.keyboard('{Enter}')
  return user
}

test('email and password are both required, and the empty field gets the focus', async () => {
  const user = openAuth('/auth', givenApi())
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(screen.getByText('Please enter both email and password.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Email Address'))
  await enter(user, 'Email Address', 'ana@clinic.test')
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
})

test('password managers find their fields, and the password can be revealed', async () => {
  const user = openAuth('/auth', givenApi())
  const password = screen.getByLabelText('Password')
  expect(screen.getByLabelText('Email Address').getAttribute('autocomplete')).toBe('username')
  expect(password.getAttribute('autocomplete')).toBe('current-password')
  expect(password.getAttribute('type')).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password.getAttribute('type')).toBe('text')
})

test('a verified practitioner reaches the dashboard after 1 s', async () => {
  const user = givenUser()
  const answer = deferred<undefined>()
  const token = tokenOf(user.id)
  const api = givenApi().on(authApi.login, async () => {
    await answer.promise
    return { token, refresh_token: 'r', expires_at: 0, mfa_required: false, user }
  })
  await logIn(api)
  expect(screen.getByRole('button', { name: 'Signing In...' })).toBeTruthy()
  answer.resolve(undefined)
  expect(await screen.findByText('Login successful! Redirecting to dashboard...')).toBeTruthy()
  expect(readToken()).toBe(token)
  expect(address()).toBe('/auth')
  await act(() => vi.advanceTimersByTimeAsync(REDIRECT_AFTER_SIGN_IN_MS))
  expect(address()).toBe('/dashboard')
})

test.each([
  [new Refusal('INVALID_CREDENTIALS'), 'Invalid email or password. Please check your credentials.'],
  [new Refusal('USER_NOT_FOUND'), 'No account found with this email. Please sign up first.'],
  [new Refusal('TOO_MANY_ATTEMPTS'), 'Too many attempts. Please wait a moment and try again.'],
  [new Refusal('SERVER_ERROR'), 'Server error. Please try again later.'],
  [new NoAnswer(), 'Connection error. Please check your internet and try again.'],
])('a refusal is shown in red: %s', async (refusal, sentence) => {
  await logIn(
    givenApi().on(authApi.login, () => {
      throw refusal
    }),
  )
  const notice = await screen.findByText(sentence)
  expect(notice.closest('[data-tone]')?.getAttribute('data-tone')).toBe('error')
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy()
})

test.each([
  ['USER_NOT_FOUND', 'Email Address'],
  ['INVALID_CREDENTIALS', 'Password'],
] as const)('after %s the focus is on %s', async (code, field) => {
  await logIn(
    givenApi().on(authApi.login, () => {
      throw new Refusal(code)
    }),
  )
  await screen.findByText(sentenceOf(code))
  expect(document.activeElement).toBe(screen.getByLabelText(field))
})

test('an unverified account can request the mail again, and is back at login after 2 s', async () => {
  const answer = deferred<{ success: boolean; message: string }>()
  const api = givenApi()
    .on(authApi.login, () => {
      throw new Refusal('EMAIL_NOT_VERIFIED')
    })
    .on(authApi.resendVerification, () => answer.promise)
  const user = await logIn(api)
  expect(await screen.findByRole('heading', { name: 'Account Not Verified' })).toBeTruthy()
  expect(screen.getByText('ana@clinic.test')).toBeTruthy()
  const why = screen.getByText(/verify your account before logging in/)
  expect(why.closest('[data-tone]')?.getAttribute('data-tone')).toBe('info')

  await user.click(screen.getByRole('button', { name: 'Resend Verification Email' }))
  const button = screen.getByRole('button', { name: 'Sending...' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  answer.resolve({ success: true, message: 'Sent.' })
  expect(await screen.findByText('Sent.')).toBeTruthy()
  expect(address()).toBe('/auth')
  await act(() => vi.advanceTimersByTimeAsync(REDIRECT_AFTER_SUCCESS_MS))
  expect(address()).toBe('/auth?mode=login')
  expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeTruthy()
})

test('a failed resend is reported', async () => {
  const api = givenApi()
    .on(authApi.login, () => {
      throw new Refusal('USER_UNVERIFIED')
    })
    .on(authApi.resendVerification, () => ({ success: false, message: '' }))
  const user = await logIn(api)
  await user.click(await screen.findByRole('button', { name: 'Resend Verification Email' }))
  expect(await screen.findByText('Failed to resend verification email')).toBeTruthy()
})

test('a blocked account sees whom to contact, and nothing else', async () => {
  const meta = document.createElement('meta')
  meta.name = SITE_META
  meta.content = JSON.stringify({ email: 'support@clinic.test', phone: '+1 (555) 0100' })
  document.head.append(meta)
  await logIn(
    givenApi()
      .on(webConfigApi.get, () => {
        throw new NoAnswer()
      })
      .on(authApi.login, () => {
        throw new Refusal('USER_BLOCKED')
      }),
  )
  expect(await screen.findByRole('heading', { name: 'Account Blocked' })).toBeTruthy()
  expect(screen.getByText(/^Your account has been blocked\. Please contact support\./)).toBeTruthy()
  expect(screen.getByText(/blocked or suspended, possibly for policy violations/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'support@clinic.test' })).toBeTruthy()
  const phone = screen.getByRole('link', { name: '+1 (555) 0100' })
  expect(phone.getAttribute('href')).toBe('tel:+15550100')
  expect(screen.queryByRole('button')).toBeNull()
  meta.remove()
})
