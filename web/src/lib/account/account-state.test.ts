import { expect, test } from 'vitest'
import { refusedAccount } from './account-state.ts'

test.each([
  ['Your account is not verified. Please check your email.', 'unverified'],
  ['Unverified account', 'unverified'],
  ['Email verification is needed', 'unverified'],
  ['Your account has been blocked. Please contact support.', 'blocked'],
  ['Invalid email or password. Please check your credentials.', undefined],
])('"%s" means %s', (message, state) => {
  expect(refusedAccount(message)).toBe(state)
})

test('the code decides if the message contains none of the words', () => {
  const message = 'Please check your email and verify your account before logging in.'
  expect(refusedAccount(message)).toBeUndefined()
  expect(refusedAccount(message, 'EMAIL_NOT_VERIFIED')).toBe('unverified')
})
