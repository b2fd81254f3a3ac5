import type { ErrorCode } from '@chartwright/contract/errors'

export type RefusedAccount = 'unverified' | 'blocked'

const BY_CODE: Partial<Record<ErrorCode, RefusedAccount>> = {
  EMAIL_NOT_VERIFIED: 'unverified',
  USER_UNVERIFIED: 'unverified',
  USER_BLOCKED: 'blocked',
}

/** Document 1 §4: which view a login message calls for; if there is a code, it decides. */
export function refusedAccount(message: string, code?: string): RefusedAccount | undefined {
  const byCode = BY_CODE[code as ErrorCode]
  if (byCode) return byCode
  if (/not verified|unverified|email verification/i.test(message)) return 'unverified'
  return /blocked/i.test(message) ? 'blocked' : undefined
}
