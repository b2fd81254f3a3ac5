import type { Tx } from '../../../db/open.ts'
import { audit } from './audit.queries.ts'
import type { Caller } from './auth-deps.ts'
import type { SignedIn } from './authenticate.ts'
import { deleteOtherSessions, deleteSession, deleteSessionsOf } from './tokens/sessions.queries.ts'

export type SignOutScope = 'global' | 'local' | 'others'

export async function signOut(
  tx: Tx,
  { user, session }: SignedIn,
  scope: SignOutScope,
  caller: Caller,
): Promise<void> {
  switch (scope) {
    case 'global':
      await deleteSessionsOf(tx, user.id)
      break
    case 'local':
      await deleteSession(tx, session.id)
      break
    case 'others':
      await deleteOtherSessions(tx, user.id, session.id)
      break
  }
  await audit(tx, 'logout', user.id, caller, { scope })
}
