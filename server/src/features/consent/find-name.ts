import type { Tx } from '../../db/open.ts'
import { findById } from '../auth/auth.api.ts'

/** The person who records it, by their current name. */
export async function findName(tx: Tx, practitionerId: string): Promise<string> {
  return (await findById(tx, practitionerId))?.name ?? ''
}
