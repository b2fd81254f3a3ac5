import {
  ERRORS,
  isErrorCode,
  sentenceOf,
  UNKNOWN_ERROR,
  type ErrorCode,
} from '@chartwright/contract/errors'
import type { Fault } from './api-error.ts'

/** Outcomes for which the server's own detail says more than the catalogue. */
const GENERAL: ReadonlySet<ErrorCode> = new Set(['INVALID_REQUEST', 'NOT_FOUND', 'CONFLICT'])

/** Document 1 §8, for servers that send no code. The first matching line wins. */
const BY_DETAIL: readonly (readonly [status: number, detail: RegExp, code: ErrorCode])[] = [
  [401, /not confirmed|not verified/i, 'EMAIL_NOT_VERIFIED'],
  [401, /user not found/i, 'USER_NOT_FOUND'],
  [401, /disabled/i, 'ACCOUNT_DISABLED'],
  [401, /unverified/i, 'USER_UNVERIFIED'],
  [403, /blocked/i, 'USER_BLOCKED'],
  [400, /already (?:exists|registered)/i, 'EMAIL_ALREADY_EXISTS'],
  [400, /expired/i, 'OTP_EXPIRED'],
  [400, /invalid.*(?:code|otp)/i, 'OTP_INVALID'],
  [400, /missing|required field/i, 'MISSING_FIELDS'],
  [400, /password/i, 'WEAK_PASSWORD'],
  [400, /\bname\b/i, 'NAME_TOO_SHORT'],
  [400, /\brole\b/i, 'ROLE_REQUIRED'],
  [400, /\bcountry\b/i, 'COUNTRY_REQUIRED'],
  [400, /email/i, 'INVALID_EMAIL_FORMAT'],
  [404, /user not found/i, 'USER_NOT_FOUND'],
]

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  0: 'NETWORK_ERROR',
  401: 'INVALID_CREDENTIALS',
  429: 'TOO_MANY_ATTEMPTS',
}

const SENTENCES: ReadonlySet<string> = new Set(Object.values(ERRORS).map(([, text]) => text))

/** The sentence of document 1 §8 for a refused account call. */
export function errorMessage({ status, code, detail = '' }: Fault): string {
  if (SENTENCES.has(detail)) return detail
  const known = code !== undefined && isErrorCode(code) ? code : codeOf(status, detail)
  if (known === undefined || GENERAL.has(known)) return detail || UNKNOWN_ERROR
  return sentenceOf(known)
}

function codeOf(status: number, detail: string): ErrorCode | undefined {
  const line = BY_DETAIL.find(([of, pattern]) => of === status && pattern.test(detail))
  return line?.[2] ?? BY_STATUS[status] ?? (status >= 500 ? 'SERVER_ERROR' : undefined)
}
