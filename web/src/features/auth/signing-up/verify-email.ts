import { authApi } from '@chartwright/contract/auth'
import { VERIFICATION_ERROR_OTHER, VERIFICATION_ERRORS } from '@chartwright/contract/sentences'
import { temporaryAuthClient } from '../../../lib/account/auth-client.ts'
import { ApiError } from '../../../lib/http/api-error.ts'
import { call } from '../../../lib/http/api.ts'
import type { LinkData } from '../link-data.ts'

export type Verification =
  | { readonly kind: 'verified' }
  | { readonly kind: 'failed'; readonly message: string }

const VERIFIED: Verification = { kind: 'verified' }
const SENTENCES: ReadonlySet<string> = new Set(Object.values(VERIFICATION_ERRORS))

/** The authentication service's own codes, translated into the landing page's. */
const BY_SERVICE_CODE: Readonly<Record<string, keyof typeof VERIFICATION_ERRORS>> = {
  otp_expired: 'token_expired',
  bad_jwt: 'invalid_token',
  session_not_found: 'invalid_token',
  validation_failed: 'invalid_token',
  unexpected_failure: 'server_error',
}

/** Document 1 §2 and §8: what the address says, confirmed by the server if it carries a token. */
export async function verifyEmail(link: LinkData): Promise<Verification> {
  const { success, error, error_code, token_hash, access_token, type } = link
  if (error !== undefined || error_code !== undefined) return failed(error_code ?? error ?? '')
  if (success === 'email_verified') return VERIFIED
  try {
    if (token_hash !== undefined && type === 'email_change') return await changeEmail(token_hash)
    if (token_hash !== undefined) {
      await call(authApi.verifyEmail, { body: { token_hash } })
      return VERIFIED
    }
    if (access_token !== undefined && type === 'signup') {
      await call(authApi.verifyToken, { body: { access_token, type } })
      return VERIFIED
    }
  } catch (cause) {
    return { kind: 'failed', message: explain(cause) }
  }
  return failed('invalid_verification')
}

function failed(code: string): Verification {
  const known = Object.hasOwn(BY_SERVICE_CODE, code) ? BY_SERVICE_CODE[code] : code
  const sentences: Readonly<Record<string, string>> = VERIFICATION_ERRORS
  const isKnown = known !== undefined && Object.hasOwn(sentences, known)
  return { kind: 'failed', message: (isKnown && sentences[known]) || VERIFICATION_ERROR_OTHER }
}

async function changeEmail(token_hash: string): Promise<Verification> {
  const client = await temporaryAuthClient()
  const { error } = await client.verifyOtp({ type: 'email_change', token_hash })
  await client.stopAutoRefresh()
  return error ? failed(error.code ?? 'verification_failed') : VERIFIED
}

function explain(cause: unknown): string {
  if (!(cause instanceof ApiError)) return VERIFICATION_ERROR_OTHER
  if (cause.detail !== undefined && SENTENCES.has(cause.detail)) return cause.detail
  switch (cause.code) {
    case 'OTP_EXPIRED':
      return VERIFICATION_ERRORS.token_expired
    case 'OTP_INVALID':
    case 'INVALID_TOKEN':
    case 'INVALID_REQUEST':
      return VERIFICATION_ERRORS.invalid_token
    case 'USER_BLOCKED':
    case 'TOO_MANY_ATTEMPTS':
    case 'NETWORK_ERROR':
      return cause.message
    case undefined:
    default:
      return cause.status >= 500
        ? VERIFICATION_ERRORS.server_error
        : VERIFICATION_ERRORS.verification_failed
  }
}
