import type { Tx } from '../../db/open.ts'
import { findById } from '../auth/auth.api.ts'

/** Who records it, by the name that they have now. */
export async function findName(tx: Tx, practitionerId: string): Promise<string> {
  return (await findById(tx, practitionerId))?.name ?? ''
}
