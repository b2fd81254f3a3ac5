import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Practitioner, TokenOwner } from '../../http/mount.ts'
import { findAccess, type Access } from './practitioners.queries.ts'

/** Checked on every call, so that signing out and blocking take effect immediately. */
export async function admitPractitioner(tx: Tx, owner: TokenOwner): Promise<Practitioner> {
  const access = await findAccess(tx, owner)
  if (!access) throw new AppError('INVALID_TOKEN')
  // Before the session: blocking ends it too, and the person should see why.
  if (access.accessStatus === 'blocked') throw new AppError('USER_BLOCKED')
  refuseEndedSession(access)
  if (access.accessStatus === 'unverified') throw new AppError('USER_UNVERIFIED')
  return { id: owner.practitionerId, owner }
}

function refuseEndedSession({ sessionState }: Access): void {
  switch (sessionState) {
    case 'live':
      return
    case 'needs-factor':
      throw new AppError('MFA_REQUIRED')
    case 'banned':
      throw new AppError('USER_BLOCKED')
    case 'over':
      throw new AppError('INVALID_TOKEN')
  }
}
