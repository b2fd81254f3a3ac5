import { AuthError } from './auth-error.ts'

const LONGEST_CHARS = 254

/** Lower case, so that one address is one account. */
export function normaliseEmail(email: unknown): string {
  const text = typeof email === 'string' ? email.trim().toLowerCase() : ''
  const isValid = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]+$/.test(text)
  if (!isValid || text.length > LONGEST_CHARS) {
    throw new AuthError('validation_failed', 'Unable to validate email address: invalid format')
  }
  return text
}
