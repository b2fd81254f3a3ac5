import { recordEntry } from '../../db/audit.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Database } from '../../db/open.ts'
import type { KeyedHash } from '../../lib/keyed-hash.ts'
import { countThrough, deleteThrough, findLastBefore, waitToSeal } from './audit.queries.ts'
import { sealBatch } from './seal-entries.ts'

export const PRUNED = 'audit_trail_pruned'

/**
 * Deletes the oldest rows. The cut is sealed into the trail first, or the chain would have no
 * start.
 */
export function pruneTrail(queueDb: Database, chainHash: KeyedHash, before: Date): Promise<number> {
  return inTransaction(queueDb, async (tx) => {
    await waitToSeal(tx)
    const last = await findLastBefore(tx, before)
    if (!last) return 0
    const details = { through: last.seq, hash: last.hash.toString('hex') }
    await recordEntry(tx, { practitionerId: undefined, what: PRUNED, details })
    while ((await sealBatch(tx, chainHash)) > 0);
    const expected = await countThrough(tx, last.seq)
    const deleted = await deleteThrough(tx, last.seq)
    if (deleted !== expected) throw new Error('the database keeps rows that were to be deleted')
    return deleted
  })
}
