import { tokenClaims } from './token-claims.ts'

/** Whose token it is; undefined when its payload cannot be read. Says nothing of its validity. */
export function tokenSubject(token: string): string | undefined {
  const subject = tokenClaims(token)?.['sub']
  return typeof subject === 'string' ? subject : undefined
}
