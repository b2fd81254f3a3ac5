import { escapeLiteral } from 'pg'
import { entryStatement, type AuditEntry } from './audit.ts'
import { inTransaction } from './in-transaction.ts'
import type { Database, Tx } from './open.ts'

/** The commit does not wait for the disk: a crash of PostgreSQL itself loses the last fraction of a second. */
const HASTE = 'set local synchronous_commit to off; '

/**
 * Runs `work` in one transaction in which row-level security shows the rows of this practitioner
 * alone. `entryOf` provides its entry for the audit trail: both are committed, or neither.
 */
export function asPractitioner<T>(
  db: Database,
  practitionerId: string,
  work: (tx: Tx) => Promise<T>,
  entryOf?: (result: T) => AuditEntry,
): Promise<T> {
  // One round trip instead of two: the simple protocol accepts several statements, but no
  // parameters.
  const owner = escapeLiteral(practitionerId)
  const begin = `begin; select set_config('app.practitioner_id', ${owner}, true)`
  if (!entryOf) return inTransaction(db, work, begin)
  return inTransaction(db, work, begin, (result) => {
    const entry = entryOf(result)
    return `${entry.isOfReading ? HASTE : ''}${entryStatement(entry)}; commit`
  })
}
