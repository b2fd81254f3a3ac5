import { REDIRECT_AFTER_SUCCESS_MS } from '@chartwright/contract/limits'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readToken } from '../../../lib/account/auth-store.ts'
import { Refusal } from '../../../testing/fake-api.ts'
import { tokenOf } from '../../../testing/sessions.ts'
import {
  address,
  closeAuth,
  enter,
  follow,
  givenApi,
  openAuth,
  serviceApi,
  sessionAnswer,
} from '../testing/open-auth.tsx'

afterEach(closeAuth)

const INVALID =
  'This password reset link is invalid or has expired. Please request a new password reset.'

function link(page: string, mark: '?' | '#'): string {
  return `${page}${mark}access_token=${tokenOf('user')}&type=recovery`
}

function submitButton(): HTMLElement {
  return screen.getByRole('button', { name: 'Update Password' })
}

test('without a link or a session it says that the link is invalid', async () => {
  openAuth('/auth/reset-password', givenApi())
  expect(screen.getByText('Checking reset link...')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Reset Link Invalid' })).toBeTruthy()
  expect(screen.getByText(INVALID)).toBeTruthy()
})

test('a link that the service refuses is invalid', async () => {
  const api = givenApi().on(serviceApi.user, () => {
    throw new Refusal('INVALID_TOKEN')
  })
  openAuth(link('/auth/reset-password', '#'), api)
  expect(await screen.findByRole('heading', { name: 'Reset Link Invalid' })).toBeTruthy()
})

test.each(['?', '#'] as const)(
  'a link with %s opens the form; its rules update live',
  async (mark) => {
    const api = givenApi().on(serviceApi.changeUser, () => ({ id: 'user', email: 'a@b.c' }))
    const user = openAuth(link('/auth/reset-password', mark), api)
    await screen.findByLabelText('New Password')
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'At least 6 characters(not met yet)',
      'One uppercase letter(not met yet)',
      'One lowercase letter(not met yet)',
      'One number(not met yet)',
    ])
    await enter(user, 'New Password', 'Fresh9')
    expect(screen.getByText('All requirements met')).toBeTruthy()
    await enter(user, 'Confirm Password', 'Fresh')
    expect(screen.getByText('Passwords do not match')).toBeTruthy()
    expect(submitButton().getAttribute('aria-disabled')).toBe('true')
    await enter(user, 'Confirm Password', '9')
    await user.click(submitButton())
    expect(await screen.findByRole('heading', { name: 'Password Updated!' })).toBeTruthy()
    expect(api.received(serviceApi.changeUser)[0]?.body).toMatchObject({ password: 'Fresh9' })
    expect(readToken()).toBeUndefined()
    await user.click(screen.getByRole('link', { name: 'Go to Login' }))
    expect(address()).toBe('/auth')
  },
)

test('Enter goes to the first wrong field, with its message', async () => {
  const user = openAuth(link('/auth/reset-password', '#'), givenApi())
  const password = await screen.findByLabelText('New Password')
  const confirmation = screen.getByLabelText('Confirm Password')
  confirmation.focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(password)
  expect(screen.getByText('Password must be at least 6 characters long')).toBeTruthy()
  await user.paste('Fresh9')
  expect(screen.queryByText('Password must be at least 6 characters long')).toBeNull()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(confirmation)
  expect(screen.getByText('Passwords do not match')).toBeTruthy()
})

test('password managers learn whose password it is', async () => {
  const claims = { email: 'ana@clinic.test' }
  openAuth(`/auth/reset-password#access_token=${tokenOf('user', claims)}&type=recovery`, givenApi())
  await screen.findByLabelText('New Password')
  const account = document.querySelector<HTMLInputElement>('input[autocomplete="username"]')
  expect(account?.value).toBe('ana@clinic.test')
  expect(screen.getByText('ana@clinic.test')).toBeTruthy()
})

test('on the authentication screen it returns to login after 2 s', async () => {
  const api = givenApi().on(serviceApi.changeUser, () => ({ id: 'user', email: 'a@b.c' }))
  const user = openAuth(link('/auth', '#'), api)
  await screen.findByLabelText('New Password')
  await enter(user, 'New Password', 'Fresh9')
  await enter(user, 'Confirm Password', 'Fresh9')
  await user.click(submitButton())
  await screen.findByRole('heading', { name: 'Password Updated!' })
  await act(() => vi.advanceTimersByTimeAsync(REDIRECT_AFTER_SUCCESS_MS))
  expect(address()).toBe('/auth?mode=login')
  expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeTruthy()
})

test('a refused change is reported', async () => {
  const api = givenApi().on(serviceApi.changeUser, () => {
    throw new Refusal('INVALID_REQUEST')
  })
  const user = openAuth(link('/auth/reset-password', '#'), api)
  await screen.findByLabelText('New Password')
  await enter(user, 'New Password', 'Fresh9')
  await enter(user, 'Confirm Password', 'Fresh9')
  await user.click(submitButton())
  expect(await screen.findByText('Failed to update password')).toBeTruthy()
})

test.each(['/auth/reset-password', '/auth'])(
  'at %s a new link replaces the old one, and is removed from the address bar',
  async (page) => {
    const api = givenApi().on(serviceApi.verify, ({ body }) => {
      if (body['token_hash'] !== 'new') throw new Refusal('OTP_EXPIRED')
      return sessionAnswer(tokenOf('user', { email: 'ana@clinic.test' }))
    })
    openAuth(`${page}#token_hash=old&type=recovery`, api)
    expect(await screen.findByRole('heading', { name: 'Reset Link Invalid' })).toBeTruthy()
    follow(`${page}#token_hash=new&type=recovery`)
    expect(await screen.findByLabelText('New Password')).toBeTruthy()
    expect(window.location.href).not.toContain('token_hash')
    expect(api.received(serviceApi.verify).map(({ body }) => body['token_hash'])).toEqual([
      'old',
      'new',
    ])
  },
)
