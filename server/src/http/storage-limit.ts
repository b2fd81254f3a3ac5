import type { Tx } from '../db/open.ts'
import { measureStorage } from '../db/storage.ts'
import { AppError } from './app-error.ts'

/** Throws STORAGE_FULL if this practitioner has as much as the operator allows. */
export type RequireRoom = (tx: Tx, practitionerId: string) => Promise<void>

/** Checked before something new is started, never while it is written: nothing is cut short. */
export function roomWithin(maxBytes: number | undefined): RequireRoom {
  if (maxBytes === undefined) return () => Promise.resolve()
  return async (tx, practitionerId) => {
    if ((await measureStorage(tx, practitionerId)) >= maxBytes) throw new AppError('STORAGE_FULL')
  }
}
