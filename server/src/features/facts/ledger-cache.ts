import { createHash } from 'node:crypto'
import type { Fact } from '../../clinical/ledger/fact.ts'
import { createIdleCache } from '../../lib/idle-cache.ts'
import type { FactReader, SaidVisit } from '../../providers/reader/reader.ts'

const MOST_LEDGERS = 64

type Read = FactReader['read']

export interface LedgerCache {
  readonly read: Read
  close(): void
}

/**
 * Requests for the same lines, including concurrent ones, get the same facts. Failures are not
 * cached.
 */
export function createLedgerCache(read: Read, most = MOST_LEDGERS): LedgerCache {
  const kept = createIdleCache<Promise<Fact[]>>({ most })
  return {
    read(visit) {
      const key = keyOf(visit)
      return kept.take(key, () => {
        const facts = read(visit)
        facts.catch(() => {
          if (kept.get(key) === facts) kept.delete(key)
        })
        return facts
      })
    },
    close: kept.close,
  }
}

/** Covers everything that the reader is given, including the practitioner. */
function keyOf({ practitionerId, lines, drugs }: SaidVisit): string {
  const hash = createHash('sha256').update(JSON.stringify([practitionerId, drugs?.version]))
  for (const line of lines) hash.update(JSON.stringify([line.speaker, line.role, line.text]))
  return hash.digest('base64')
}
