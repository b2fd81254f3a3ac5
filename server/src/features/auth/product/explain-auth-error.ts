import type { ErrorCode } from '@chartwright/contract/errors'
import { z } from 'zod'
import { AppError } from '../../../http/app-error.ts'

const CODES: Record<string, ErrorCode> = {
  invalid_credentials: 'INVALID_CREDENTIALS',
  email_not_confirmed: 'EMAIL_NOT_VERIFIED',
  user_banned: 'USER_BLOCKED',
  user_already_exists: 'EMAIL_ALREADY_EXISTS',
  email_exists: 'EMAIL_ALREADY_EXISTS',
  weak_password: 'WEAK_PASSWORD',
  otp_expired: 'OTP_EXPIRED',
  // Of the product's own calls, only the one with a recovery code verifies a factor.
  mfa_verification_failed: 'WRONG_RECOVERY_CODE',
  mfa_factor_not_found: 'NOT_FOUND',
  insufficient_aal: 'MFA_REQUIRED',
  bad_jwt: 'INVALID_TOKEN',
  no_authorization: 'INVALID_TOKEN',
  session_not_found: 'INVALID_TOKEN',
  session_expired: 'INVALID_TOKEN',
  user_not_found: 'INVALID_TOKEN',
  refresh_token_not_found: 'INVALID_TOKEN',
  refresh_token_already_used: 'INVALID_TOKEN',
  validation_failed: 'INVALID_REQUEST',
  email_address_invalid: 'INVALID_EMAIL_FORMAT',
}

const Refusal = z.object({
  code: z.unknown(),
  error_code: z.unknown().optional(),
  msg: z.unknown().optional(),
})

/** How GoTrue says that it is the address that is invalid. */
const BAD_ADDRESS = 'Unable to validate email address'

/**
 * Translates the authentication service's code into the product's. Its own messages are not passed
 * on. A refusal without a code comes from something in front of the service: it says nothing about
 * the caller.
 */
export function explainAuthError(status: number, body: unknown, retryAfterS?: number): AppError {
  const refusal = Refusal.safeParse(body).data
  const code = [refusal?.error_code, refusal?.code].find((value) => typeof value === 'string') ?? ''
  const isAddressBad = typeof refusal?.msg === 'string' && refusal.msg.startsWith(BAD_ADDRESS)
  if (code === 'validation_failed' && isAddressBad) return new AppError('INVALID_EMAIL_FORMAT')
  const known = CODES[code]
  if (known) return new AppError(known)
  if (code === 'signup_disabled') {
    return new AppError(
      'INVALID_REQUEST',
      'New accounts are not open here. Please contact support.',
    )
  }
  if (status === 429 || code.startsWith('over_')) {
    return new AppError('TOO_MANY_ATTEMPTS', undefined, retryAfterS)
  }
  return new AppError(status >= 500 || code === '' ? 'SERVER_ERROR' : 'INVALID_REQUEST')
}
