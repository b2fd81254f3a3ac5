import { tokenClaims } from './token-claims.ts'

/** Whose token it is; undefined if its payload cannot be read. Says nothing about its validity. */
export function tokenSubject(token: string): string | undefined {
  const subject = tokenClaims(token)?.['sub']
  return typeof subject === 'string' ? subject : undefined
}
