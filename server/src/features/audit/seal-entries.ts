import { inTransaction } from '../../db/in-transaction.ts'
import type { Database, Tx } from '../../db/open.ts'
import type { KeyedHash } from '../../lib/keyed-hash.ts'
import { appendToTrail, deleteWaiting, findHead, listWaiting, trySealing } from './audit.queries.ts'
import { linkAfter, type Link } from './chain.ts'

const BATCH = 1_000

/** Moves all waiting entries to the end of the trail, in order. Returns how many. */
export async function sealEntries(queueDb: Database, chainHash: KeyedHash): Promise<number> {
  for (let sealed = 0; ;) {
    const count = await inTransaction(queueDb, async (tx) =>
      (await trySealing(tx)) ? sealBatch(tx, chainHash) : 0,
    )
    sealed += count
    if (count < BATCH) return sealed
  }
}

/** Under the sealer's lock: two concurrent sealers would fork the chain. */
export async function sealBatch(tx: Tx, chainHash: KeyedHash): Promise<number> {
  const waiting = await listWaiting(tx, BATCH)
  if (waiting.length === 0) return 0
  let last: Link | undefined = await findHead(tx)
  const rows = waiting.map(({ id: _, ...facts }) => {
    last = linkAfter(chainHash, last, facts)
    return { ...facts, ...last }
  })
  await appendToTrail(tx, rows)
  await deleteWaiting(
    tx,
    waiting.map(({ id }) => id),
  )
  return waiting.length
}
