/** Sentences of document 1 §4, §7 and §8, and of document 2 §7, that belong to a screen rather than to an error code. */

export const AUTHENTICATION_FAILED = 'Authentication failed. Please log in again.'
/** Document 2 §7.10: tasks say it in their own words. */
export const TASKS_AUTHENTICATION_EXPIRED = 'Authentication expired'
export const LOGIN_FAILED = 'Login failed. Please try again.'
export const SIGNUP_FAILED = 'Signup failed. Please try again.'

/** By the `error` query code of the e-mail verification landing page. */
export const VERIFICATION_ERRORS = {
  invalid_verification: 'Invalid verification link. Please check your email for the correct link.',
  token_expired: 'Verification link has expired. Please request a new verification email.',
  invalid_token: 'Invalid verification token. Please check your email for the correct link.',
  verification_failed: 'Email verification failed. Please try again or contact support.',
  update_failed:
    'Account verification completed but there was an issue updating your status. Please try logging in.',
  no_practitioner_record:
    'Account verification completed but no practitioner record found. Please contact support.',
  server_error: 'Server error occurred. Please try again later.',
} as const

export const VERIFICATION_ERROR_OTHER = 'An error occurred during verification. Please try again.'

export const PASSWORD_SENTENCES = {
  resetMailFailed: 'Failed to send password reset email',
  updateFailed: 'Failed to update password',
  linkInvalid: 'Invalid or expired reset link',
  unexpected: 'An unexpected error occurred',
  resetMailSent: 'Password reset email sent successfully. Please check your email.',
  updated: 'Password updated successfully!',
} as const

export const GOOGLE_SENTENCES = {
  sessionFailed: 'Failed to get session. Please try again.',
  verifyFailed: 'Failed to verify user',
  createFailed: 'Failed to create account',
  authenticationFailed: 'Authentication failed. Please try again.',
  processingFailed: 'Failed to process Google authentication. Please try again.',
  signInFailed: 'Google sign-in failed',
} as const

export const RESEND_FAILED = 'Failed to resend verification email'
