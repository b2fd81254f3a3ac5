import { domainToASCII, domainToUnicode } from 'node:url'
import { AuthError } from '../auth-error.ts'

const LONGEST_CHARS = 254
/** Before the @: mail servers refuse more. */
const LONGEST_NAME_CHARS = 64

/**
 * Lower case, with one spelling of the domain, so that one address is one account and one mailbox.
 */
export function normaliseEmail(email: unknown): string {
  const text = typeof email === 'string' ? email.trim().toLowerCase() : ''
  const isValid = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]+$/.test(text)
  const isTooLong = text.length > LONGEST_CHARS || text.indexOf('@') > LONGEST_NAME_CHARS
  if (!isValid || isTooLong || !isPlainDomain(text.slice(text.indexOf('@') + 1))) {
    throw new AuthError('validation_failed', 'Unable to validate email address: invalid format')
  }
  return text
}

/** Mail reaches the same mailbox with other kinds of full stop, or with full-width letters. */
function isPlainDomain(domain: string): boolean {
  const ascii = domainToASCII(domain)
  return domain === ascii || domain === domainToUnicode(ascii)
}
