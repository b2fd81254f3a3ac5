import { createHash } from 'node:crypto'
import type { Fact } from '../../clinical/ledger/fact.ts'
import { createIdleCache } from '../../lib/idle-cache.ts'
import type { FactReader, SaidVisit } from '../../providers/reader/reader.ts'

const MOST_LEDGERS = 64

type Reads = Pick<FactReader, 'read' | 'readSoon'>

export interface LedgerCache extends Reads {
  close(): void
}

/**
 * Requests for the same lines, including concurrent ones, get the same facts. Failures are not
 * cached.
 */
export function createLedgerCache(reader: Reads, most = MOST_LEDGERS): LedgerCache {
  const kept = createIdleCache<Promise<Fact[]>>({ most })
  const finished = new WeakSet<Promise<Fact[]>>()

  async function read(visit: SaidVisit): Promise<Fact[]> {
    const key = keyOf(visit)
    return kept.take(key, () => {
      const facts = reader.read(visit)
      facts.then(
        () => finished.add(facts),
        () => {
          if (kept.get(key) === facts) kept.delete(key)
        },
      )
      return facts
    })
  }

  return {
    read,
    async readSoon(visit) {
      const known = kept.get(keyOf(visit))
      if (known && finished.has(known)) return { facts: await known, isFinal: true }
      const soon = await reader.readSoon(visit)
      // Somebody looks at these facts: what is left of them is read at once. Whoever asks again is told what failed.
      if (!soon.isFinal) read(visit).catch(() => undefined)
      return soon
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
