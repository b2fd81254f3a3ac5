import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Practitioner } from '../../http/mount.ts'
import { findAccessStatus } from './practitioners.queries.ts'

/** Asked at every call, so that blocking takes effect at once. */
export async function admitPractitioner(tx: Tx, practitionerId: string): Promise<Practitioner> {
  const status = await findAccessStatus(tx, practitionerId)
  switch (status) {
    case 'verified':
      return { id: practitionerId }
    case 'unverified':
      throw new AppError('USER_UNVERIFIED')
    case 'blocked':
      throw new AppError('USER_BLOCKED')
    case undefined:
      throw new AppError('INVALID_TOKEN')
  }
}
