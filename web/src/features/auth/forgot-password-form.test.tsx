import { PREFILL_MESSAGE_MS } from '@chartwright/contract/limits'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deferred } from '../../testing/deferred.ts'
import { NoAnswer, Refusal } from '../../testing/fake-api.ts'
import { closeAuth, enter, givenApi, openAuth, serviceApi } from './testing/open-auth.tsx'

afterEach(closeAuth)

const WELCOME = 'Welcome! Please enter your email to receive a password reset link.'

test('the button is off until the address is valid', async () => {
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

test('an address of the query is filled in, with a welcome of 3 s', async () => {
  openAuth('/auth?mode=forgot-password&email=ana%40clinic.test', givenApi())
  expect(screen.getByLabelText<HTMLInputElement>('Email Address').value).toBe('ana@clinic.test')
  expect(screen.getByText(WELCOME)).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(PREFILL_MESSAGE_MS))
  expect(screen.queryByText(WELCOME)).toBeNull()
})

test('it says that it is sending, and that the mail was sent', async () => {
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
])('%s is told', async (refusal, sentence) => {
  const api = givenApi().on(serviceApi.recover, () => {
    throw refusal
  })
  const user = openAuth('/auth?mode=forgot-password&email=ana%40clinic.test', api)
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }))
  expect(await screen.findByText(sentence)).toBeTruthy()
})
