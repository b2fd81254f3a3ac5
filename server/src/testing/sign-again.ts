import type { AuthDeps } from '../features/auth/core/auth-deps.ts'
import type { TestPractitioner } from './factories.ts'

/**
 * Another access token of the same session, valid for this many seconds; a negative number is
 * expired.
 */
export function signAgain(
  core: AuthDeps,
  { id, email, session }: TestPractitioner,
  ttlS: number,
): Promise<string> {
  const claims = JSON.parse(atob(session.access_token.split('.')[1] ?? '')) as {
    session_id: string
    refresh_counter: number
  }
  const { session_id, refresh_counter } = claims
  const token = { session_id, refresh_counter, amr: [], aal: 'aal1' as const }
  const person = { sub: id, email, app_metadata: {}, user_metadata: {} }
  return core.tokens.sign({ ...person, ...token }, ttlS)
}
