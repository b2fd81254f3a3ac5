import { escapeLiteral } from 'pg'
import { inTransaction } from './in-transaction.ts'
import type { Database, Tx } from './open.ts'

/**
 * Runs `work` in one transaction in which row-level security shows the rows of this practitioner
 * alone.
 */
export function asPractitioner<T>(
  db: Database,
  practitionerId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  // One round trip instead of two: the simple protocol takes several statements, but no parameters.
  const owner = escapeLiteral(practitionerId)
  const begin = `begin; select set_config('app.practitioner_id', ${owner}, true)`
  return inTransaction(db, work, begin)
}
