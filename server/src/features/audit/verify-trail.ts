import { inTransaction } from '../../db/in-transaction.ts'
import type { Database } from '../../db/open.ts'
import type { KeyedHash } from '../../lib/keyed-hash.ts'
import { countWaiting, listTrail, type TrailRow } from './audit.queries.ts'
import { GENESIS, hashOf } from './chain.ts'
import { PRUNED } from './prune-trail.ts'

export interface Anchor {
  readonly seq: number
  /** In hexadecimal digits. */
  readonly hash: string
}

export interface Verdict {
  readonly sealed: number
  readonly unsealed: number
  readonly head: Anchor | undefined
  /** The first place that fails verification. */
  readonly broken: { readonly seq: number; readonly reason: string } | undefined
}

const PAGE = 2_000

/** Walks the chain from its first row. An anchor noted earlier also reveals a truncated end. */
export async function verifyTrail(
  queueDb: Database,
  chainHash: KeyedHash,
  anchor?: Anchor,
): Promise<Verdict> {
  const unsealed = await inTransaction(queueDb, countWaiting)
  let sealed = 0
  let last: TrailRow | undefined
  let start: TrailRow | undefined
  let isStartKnown = true
  const verdict = (seq: number, reason: string) => ({
    sealed,
    unsealed,
    head: anchorOf(last),
    broken: { seq, reason },
  })
  for (;;) {
    const rows = await inTransaction(queueDb, (tx) => listTrail(tx, last?.seq ?? -1, PAGE))
    for (const row of rows) {
      if (!start) {
        start = row
        isStartKnown = row.seq === 1 && row.previousHash.equals(GENESIS)
      } else {
        const reason = breakBetween(last, row)
        if (reason) return verdict(row.seq, reason)
      }
      if (!hashOf(chainHash, row.seq, row.previousHash, row).equals(row.hash)) {
        return verdict(row.seq, 'the row is not what was sealed')
      }
      if (anchor?.seq === row.seq && anchor.hash !== row.hash.toString('hex')) {
        return verdict(row.seq, 'another row was there when the anchor was noted')
      }
      isStartKnown ||= tellsOfStart(row, start)
      last = row
      sealed += 1
    }
    if (rows.length < PAGE) break
  }
  if (!isStartKnown) return verdict(start?.seq ?? 1, 'the rows before it are missing')
  if (anchor && anchor.seq > (last?.seq ?? 0)) {
    return verdict((last?.seq ?? 0) + 1, 'rows up to the anchor are missing at the end')
  }
  return { sealed, unsealed, head: anchorOf(last), broken: undefined }
}

function breakBetween(last: TrailRow | undefined, row: TrailRow): string | undefined {
  if (!last || row.seq !== last.seq + 1) return 'the rows before it are missing'
  return row.previousHash.equals(last.hash) ? undefined : 'it does not follow the row before it'
}

/** Retention records, inside the chain, where it cut. */
function tellsOfStart({ what, details }: TrailRow, start: TrailRow): boolean {
  return (
    what === PRUNED &&
    details['through'] === start.seq - 1 &&
    details['hash'] === start.previousHash.toString('hex')
  )
}

function anchorOf(row: TrailRow | undefined): Anchor | undefined {
  return row && { seq: row.seq, hash: row.hash.toString('hex') }
}
