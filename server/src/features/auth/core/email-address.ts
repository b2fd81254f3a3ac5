import { AuthError } from './auth-error.ts'

const LONGEST_CHARS = 254
/** Before the @: mail servers refuse more. */
const LONGEST_NAME_CHARS = 64

/** Lower case, so that one address is one account. */
export function normaliseEmail(email: unknown): string {
  const text = typeof email === 'string' ? email.trim().toLowerCase() : ''
  const isValid = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]+$/.test(text)
  const isTooLong = text.length > LONGEST_CHARS || text.indexOf('@') > LONGEST_NAME_CHARS
  if (!isValid || isTooLong) {
    throw new AuthError('validation_failed', 'Unable to validate email address: invalid format')
  }
  return text
}
