import { describe, expect, test } from 'vitest'
import {
  ERRORS,
  isErrorCode,
  sentenceOf,
  statusOf,
  UNKNOWN_ERROR,
  type ErrorCode,
} from './errors.ts'
import {
  AUTHENTICATION_FAILED,
  GOOGLE_SENTENCES,
  LOGIN_FAILED,
  PASSWORD_SENTENCES,
  RESEND_FAILED,
  SIGNUP_FAILED,
  VERIFICATION_ERROR_OTHER,
  VERIFICATION_ERRORS,
} from './sentences.ts'

describe('document 1 §8', () => {
  test.each<[ErrorCode, number, string]>([
    [
      'EMAIL_NOT_VERIFIED',
      401,
      'Please check your email and verify your account before logging in.',
    ],
    ['USER_NOT_FOUND', 401, 'No account found with this email. Please sign up first.'],
    ['ACCOUNT_DISABLED', 401, 'Your account has been disabled. Please contact support.'],
    [
      'USER_UNVERIFIED',
      401,
      'Your account is not verified. Please check your email for verification link.',
    ],
    ['INVALID_CREDENTIALS', 401, 'Invalid email or password. Please check your credentials.'],
    ['USER_BLOCKED', 403, 'Your account has been blocked. Please contact support.'],
    [
      'EMAIL_ALREADY_EXISTS',
      400,
      'An account with this email already exists. Please login instead.',
    ],
    [
      'WEAK_PASSWORD',
      400,
      'Password must be at least 8 characters long and contain both letters and numbers.',
    ],
    ['NAME_TOO_SHORT', 400, 'Name must be at least 2 characters long.'],
    ['ROLE_REQUIRED', 400, 'Please select your role.'],
    ['COUNTRY_REQUIRED', 400, 'Please select your country.'],
    ['MISSING_FIELDS', 400, 'Please fill in all required fields.'],
    ['INVALID_EMAIL_FORMAT', 400, 'Please enter a valid email address.'],
    ['OTP_EXPIRED', 400, 'Verification code has expired. Please request a new one.'],
    ['OTP_INVALID', 400, 'Invalid verification code. Please check your email and try again.'],
    ['TOO_MANY_ATTEMPTS', 429, 'Too many attempts. Please wait a moment and try again.'],
    ['SERVER_ERROR', 500, 'Server error. Please try again later.'],
    ['NETWORK_ERROR', 0, 'Connection error. Please check your internet and try again.'],
    ['MISSING_TOKEN', 401, 'No authentication token found'],
  ])('%s answers %i with its sentence', (code, status, sentence) => {
    expect([statusOf(code), sentenceOf(code)]).toEqual([status, sentence])
  })

  test('knows every named code', () => {
    const named =
      'USER_NOT_FOUND INVALID_CREDENTIALS EMAIL_ALREADY_EXISTS EMAIL_NOT_VERIFIED USER_UNVERIFIED USER_BLOCKED WEAK_PASSWORD ACCOUNT_DISABLED TOO_MANY_ATTEMPTS INVALID_TOKEN PASSWORD_RESET_FAILED OTP_INVALID OTP_EXPIRED MISSING_FIELDS NAME_TOO_SHORT ROLE_REQUIRED COUNTRY_REQUIRED INVALID_EMAIL_FORMAT NETWORK_ERROR SERVER_ERROR INVALID_REQUEST'
    expect(Object.keys(ERRORS)).toEqual(expect.arrayContaining(named.split(' ')))
    expect(isErrorCode('USER_BLOCKED')).toBe(true)
    expect(isErrorCode('toString')).toBe(false)
  })

  test('has the sentences of the verification landing page', () => {
    expect(VERIFICATION_ERRORS).toEqual({
      invalid_verification:
        'Invalid verification link. Please check your email for the correct link.',
      token_expired: 'Verification link has expired. Please request a new verification email.',
      invalid_token: 'Invalid verification token. Please check your email for the correct link.',
      verification_failed: 'Email verification failed. Please try again or contact support.',
      update_failed:
        'Account verification completed but there was an issue updating your status. Please try logging in.',
      no_practitioner_record:
        'Account verification completed but no practitioner record found. Please contact support.',
      server_error: 'Server error occurred. Please try again later.',
    })
    expect(VERIFICATION_ERROR_OTHER).toBe(
      'An error occurred during verification. Please try again.',
    )
  })

  test('has the sentences of passwords, Google, resending and signing in', () => {
    expect(Object.values(PASSWORD_SENTENCES)).toEqual([
      'Failed to send password reset email',
      'Failed to update password',
      'Invalid or expired reset link',
      'An unexpected error occurred',
      'Password reset email sent successfully. Please check your email.',
      'Password updated successfully!',
    ])
    expect(Object.values(GOOGLE_SENTENCES)).toEqual([
      'Failed to get session. Please try again.',
      'Failed to verify user',
      'Failed to create account',
      'Authentication failed. Please try again.',
      'Failed to process Google authentication. Please try again.',
      'Google sign-in failed',
    ])
    expect([
      RESEND_FAILED,
      LOGIN_FAILED,
      SIGNUP_FAILED,
      AUTHENTICATION_FAILED,
      UNKNOWN_ERROR,
    ]).toEqual([
      'Failed to resend verification email',
      'Login failed. Please try again.',
      'Signup failed. Please try again.',
      'Authentication failed. Please log in again.',
      'An unknown error occurred.',
    ])
  })
})
