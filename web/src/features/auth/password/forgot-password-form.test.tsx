import { PREFILL_MESSAGE_MS, REDIRECT_AFTER_SUCCESS_MS } from '@chartwright/contract/limits'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deferred } from '../../../testing/deferred.ts'
import { NoAnswer, Refusal } from '../../../testing/fake-api.ts'
import { tokenOf } from '../../../testing/sessions.ts'
import {
  closeAuth,
  enter,
  givenApi,
  openAuth,
  serviceApi,
  sessionAnswer,
} from '../testing/open-auth.tsx'

afterEach(closeAuth)

const WELCOME = 'Welcome! Please enter your email to receive a password reset link.'

test('the button is disabled until the address is valid', async () => {
  const user = openAuth('/auth?mode=forgot-password', givenApi())
  const button = screen.getByRole('button', { name: 'Send Reset Link' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await enter(user, 'Email Address', 'ana')
  expect(screen.getByText('Please enter a valid email address.')).toBeTruthy()
  await enter(user, 'Email Address', '@clinic.test')
  expect(button.getAttribute('aria-disabled')).toBeNull()
})

test('Enter without an address says what is missing', async () => {
  const user = openAuth('/auth?mode=forgot-password', givenApi())
  screen.getByLabelText('Email Address').focus()
  expect(screen.queryByText('Please enter a valid email address.')).toBeNull()
  await user.keyboard('{Enter}')
  expect(screen.getByText('Please enter a valid email address.')).toBeTruthy()
})

test('an address in the query is filled in, with a welcome message for 3 s', async () => {
  openAuth('/auth?mode=forgot-password&email=ana%40clinic.test', givenApi())
  expect(screen.getByLabelText<HTMLInputElement>('Email Address').value).toBe('ana@clinic.test')
  expect(screen.getByText(WELCOME)).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(PREFILL_MESSAGE_MS))
  expect(screen.queryByText(WELCOME)).toBeNull()
})

test('it shows that it is sending, and then that the mail was sent', async () => {
  const answer = deferred<Record<string, never>>()
  const api = givenApi().on(serviceApi.recover, () => answer.promise)
  const user = openAuth('/auth?mode=forgot-password&email=ana%40clinic.test', api)
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }))
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeTruthy()
  answer.resolve({})
  expect(
    await screen.findByText('Password reset email sent successfully. Please check your email.'),
  ).toBeTruthy()
})

test.each([
  [new Refusal('INVALID_REQUEST'), 'Failed to send password reset email'],
  [new Refusal('TOO_MANY_ATTEMPTS'), 'Too many attempts. Please wait a moment and try again.'],
  [new NoAnswer(), 'Connection error. Please check your internet and try again.'],
])('%s is shown', async (refusal, sentence) => {
  const api = givenApi().on(serviceApi.recover, () => {
    throw refusal
  })
  const user = openAuth('/auth?mode=forgot-password&email=ana%40clinic.test', api)
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }))
  expect(await screen.findByText(sentence)).toBeTruthy()
})

test('the mailed code opens the form for a new password, a wrong one does not', async () => {
  const api = givenApi()
    .on(serviceApi.recover, () => ({}))
    .on(serviceApi.verify, ({ body }) => {
      if (body['token'] !== '123456') throw new Refusal('OTP_INVALID')
      return sessionAnswer(tokenOf('user', { email: 'ana@clinic.test' }))
    })
    .on(serviceApi.changeUser, () => ({ id: 'user', email: 'ana@clinic.test' }))
  const user = openAuth('/auth?mode=forgot-password&email=ana%40clinic.test', api)
  expect(screen.queryByLabelText('Reset Code')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }))
  const told = await screen.findByText(/^Password reset email sent successfully/)
  expect(told.closest('[data-tone]')?.getAttribute('data-tone')).toBe('success')

  await enter(user, 'Reset Code', '654321')
  await user.click(screen.getByRole('button', { name: 'Verify Code' }))
  expect(await screen.findByText(/^Invalid verification code/)).toBeTruthy()
  await user.clear(screen.getByLabelText('Reset Code'))
  await enter(user, 'Reset Code', '123456')
  await user.keyboard('{Enter}')
  await screen.findByLabelText('New Password')
  expect(api.received(serviceApi.verify).at(-1)?.body).toMatchObject({
    type: 'recovery',
    email: 'ana@clinic.test',
    token: '123456',
  })
  await enter(user, 'New Password', 'Fresh9')
  await enter(user, 'Confirm Password', 'Fresh9')
  await user.click(screen.getByRole('button', { name: 'Update Password' }))
  expect(await screen.findByRole('heading', { name: 'Password Updated!' })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(REDIRECT_AFTER_SUCCESS_MS))
  expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeTruthy()
})
