import { inTransaction } from '../../db/in-transaction.ts'
import type { Database } from '../../db/open.ts'
import { listSealedOf, listWaitingOf } from './audit.queries.ts'
import type { Facts } from './chain.ts'
import type { Verdict } from './verify-trail.ts'

/** Beyond this the oldest are omitted, and the output says so. */
const MOST_LINES = 10_000
const ADDRESS_DIGITS = 12

/** Oldest first, one line each. */
export async function describeEntries(
  queueDb: Database,
  practitionerId: string,
  since: Date,
  most: number = MOST_LINES,
): Promise<string> {
  const newestFirst = await inTransaction(queueDb, async (tx) => {
    const waiting = await listWaitingOf(tx, practitionerId, since, most + 1)
    const sealed = await listSealedOf(tx, practitionerId, since, most + 1)
    return [...waiting, ...sealed]
  })
  const shown = newestFirst.slice(0, most).reverse()
  const count = `${String(shown.length)} entries of ${practitionerId}`
  const isCut = newestFirst.length > most
  return [
    ...(isCut ? ['Older entries are left out: they are those before the first line.'] : []),
    ...shown.map(describe),
    count,
  ].join('\n')
}

function describe({ at, what, status, objectIds, addressHash, details }: Facts): string {
  return [
    at.toISOString(),
    String(status ?? '-').padStart(3),
    what,
    ...objectIds,
    ...Object.entries(details).map(([name, value]) => `${name}=${String(value)}`),
    ...(addressHash ? [`address=${addressHash.toString('hex').slice(0, ADDRESS_DIGITS)}`] : []),
  ].join('  ')
}

export function describeVerdict({ sealed, unsealed, head, broken }: Verdict): string {
  const counts = `${String(sealed)} entries are sealed and in order, ${String(unsealed)} wait to be sealed.`
  if (broken) {
    return `The audit trail is broken at entry ${String(broken.seq)}: ${broken.reason}.\n${counts}`
  }
  const anchor = head
    ? `Keep this anchor outside of the database, to see later that nothing was cut off at the end: ${String(head.seq)}:${head.hash}`
    : 'There is nothing to anchor yet.'
  return `The audit trail is whole. ${counts}\n${anchor}`
}
