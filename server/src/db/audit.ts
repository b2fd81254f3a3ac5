import { sql } from 'drizzle-orm'
import { escapeLiteral } from 'pg'
import type { AuditDetails } from './audit-schema.ts'
import type { Tx } from './open.ts'

/** Who did what to which objects, and what came of it. Ids and facts only. */
export interface AuditEntry {
  readonly practitionerId: string | undefined
  readonly what: string
  readonly objectIds?: readonly string[]
  readonly status?: number | undefined
  /** Keyed: without SECRET_KEY no address can be found by trying. */
  readonly addressHash?: Buffer | undefined
  /** Nothing was changed with it, so that nobody waits for the disk because of it. */
  readonly isOfReading?: boolean
  /** Words of ours, numbers and truths. */
  readonly details?: AuditDetails
}

/** In the transaction of what it tells of: either both happened, or neither. */
export async function recordEntry(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.execute(sql.raw(entryStatement(entry)))
}

/** Without parameters, so that it can be sent together with a commit. */
export function entryStatement(entry: AuditEntry): string {
  const { practitionerId, what, objectIds = [], status, addressHash, details = {} } = entry
  const values = [
    practitionerId === undefined ? 'null' : escapeLiteral(practitionerId),
    escapeLiteral(what),
    escapeLiteral(`{${objectIds.join(',')}}`),
    status === undefined ? 'null' : String(Math.trunc(status)),
    addressHash === undefined ? 'null' : escapeLiteral(`\\x${addressHash.toString('hex')}`),
    escapeLiteral(JSON.stringify(details)),
  ]
  return `insert into audit_inbox
    (practitioner_id, what, object_ids, status, address_hash, details) values (${values.join(', ')})`
}
