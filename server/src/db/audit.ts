import { sql } from 'drizzle-orm'
import { escapeLiteral } from 'pg'
import type { AuditDetails } from './audit-schema.ts'
import type { Tx } from './open.ts'

/** Who did what to which objects, and with what outcome. Ids and facts only. */
export interface AuditEntry {
  readonly practitionerId: string | undefined
  readonly what: string
  readonly objectIds?: readonly string[]
  readonly status?: number | undefined
  /** Keyed: without SECRET_KEY no address can be found by brute force. */
  readonly addressHash?: Buffer | undefined
  /** Nothing was changed with it, so that nobody has to wait for the disk. */
  readonly isOfReading?: boolean
  /** Our own words, numbers and booleans. */
  readonly details?: AuditDetails
}

/** In the transaction that it records: either both happen, or neither. */
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
