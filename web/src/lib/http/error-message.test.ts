import { expect, test } from 'vitest'
import type { Fault } from './api-error.ts'
import { errorMessage } from './error-message.ts'

const NO_ACCOUNT = 'No account found with this email. Please sign up first.'
const VERIFY_FIRST = 'Please check your email and verify your account before logging in.'
const WEAK = 'Password must be at least 8 characters long and contain both letters and numbers.'

/** Document 1 §8, line by line: what a server without codes would send. */
const byDetail: [status: number, detail: string, sentence: string][] = [
  [401, 'Email not confirmed', VERIFY_FIRST],
  [401, 'Email not verified', VERIFY_FIRST],
  [401, 'User not found', NO_ACCOUNT],
  [401, 'Account disabled', 'Your account has been disabled. Please contact support.'],
  [
    401,
    'Account is unverified',
    'Your account is not verified. Please check your email for verification link.',
  ],
  [401, 'Invalid login credentials', 'Invalid email or password. Please check your credentials.'],
  [401, '', 'Invalid email or password. Please check your credentials.'],
  [403, 'User is blocked', 'Your account has been blocked. Please contact support.'],
  [400, 'User already exists', 'An account with this email already exists. Please login instead.'],
  [
    400,
    'Email already registered',
    'An account with this email already exists. Please login instead.',
  ],
  [400, 'Weak password', WEAK],
  [400, 'Name is too short', 'Name must be at least 2 characters long.'],
  [400, 'Role is required', 'Please select your role.'],
  [400, 'Country is required', 'Please select your country.'],
  [400, 'Missing required fields: name, role', 'Please fill in all required fields.'],
  [400, 'Invalid email', 'Please enter a valid email address.'],
  [400, 'Code expired', 'Verification code has expired. Please request a new one.'],
  [
    400,
    'Invalid verification code',
    'Invalid verification code. Please check your email and try again.',
  ],
  [404, 'User not found', NO_ACCOUNT],
  [429, 'slow down', 'Too many attempts. Please wait a moment and try again.'],
  [500, 'relation "users" does not exist', 'Server error. Please try again later.'],
  [502, '', 'Server error. Please try again later.'],
  [0, '', 'Connection error. Please check your internet and try again.'],
  [418, '', 'An unknown error occurred.'],
  [403, 'Not on this plan', 'Not on this plan'],
]

test.each(byDetail)('%i "%s" reads: %s', (status, detail, sentence) => {
  expect(errorMessage({ status, detail })).toBe(sentence)
})

const byCode: [fault: Fault, sentence: string][] = [
  [{ status: 401, code: 'USER_NOT_FOUND' }, NO_ACCOUNT],
  [{ status: 401, code: 'EMAIL_NOT_VERIFIED', detail: 'Invalid login credentials' }, VERIFY_FIRST],
  [{ status: 400, code: 'WEAK_PASSWORD', detail: 'Invalid code' }, WEAK],
  [{ status: 401, code: 'INVALID_TOKEN' }, 'Your session has expired. Please log in again.'],
  [
    { status: 400, code: 'INVALID_REQUEST', detail: 'name must not be empty' },
    'name must not be empty',
  ],
  [{ status: 401, code: 'NEVER_HEARD_OF', detail: 'User not found' }, NO_ACCOUNT],
]

test.each(byCode)('%o reads: %s', (fault, sentence) => {
  expect(errorMessage(fault)).toBe(sentence)
})

test('a sentence of the catalogue that arrives without its code is unchanged', () => {
  const detail = 'Your account is not verified. Please check your email for verification link.'
  expect(errorMessage({ status: 401, detail })).toBe(detail)
})
