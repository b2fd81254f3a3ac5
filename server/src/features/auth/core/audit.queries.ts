import { recordEntry } from '../../../db/audit.ts'
import type { AuditDetails } from '../../../db/audit-schema.ts'
import type { Tx } from '../../../db/open.ts'
import type { Caller } from './auth-deps.ts'

/** Ids and facts only: no secret, no code, no personal address. */
export function audit(
  tx: Tx,
  event: string,
  userId: string | undefined,
  { addressHash }: Caller,
  details: AuditDetails = {},
): Promise<void> {
  return recordEntry(tx, { practitionerId: userId, what: event, addressHash, details })
}
