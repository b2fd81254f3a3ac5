import { createHash } from 'node:crypto'
import type { Fact } from '../../clinical/ledger/fact.ts'
import type { FactReader, SaidVisit } from '../../providers/reader/reader.ts'

const MOST_LEDGERS = 64
const IDLE_MS = 15 * 60_000

type Read = FactReader['read']

interface Kept {
  readonly facts: Promise<Fact[]>
  usedAtMs: number
}

export interface LedgerCache {
  readonly read: Read
  close(): void
}

/** Who asks for the same lines again, or while they are read, gets the same facts. Failures are not kept. */
export function createLedgerCache(read: Read, most = MOST_LEDGERS): LedgerCache {
  const kept = new Map<string, Kept>()

  function forget(): void {
    for (const [key, { usedAtMs }] of kept) {
      if (kept.size <= most && Date.now() - usedAtMs <= IDLE_MS) return
      kept.delete(key)
    }
  }

  const timer = setInterval(forget, IDLE_MS).unref()
  return {
    read(visit) {
      const key = keyOf(visit)
      const facts = kept.get(key)?.facts ?? read(visit)
      const entry = { facts, usedAtMs: Date.now() }
      kept.delete(key)
      kept.set(key, entry)
      forget()
      facts.catch(() => {
        if (kept.get(key) === entry) kept.delete(key)
      })
      return facts
    },
    close: () => clearInterval(timer),
  }
}

/** Of everything that the reader is given: the practitioner is part of it. */
function keyOf({ practitionerId, lines }: SaidVisit): string {
  const hash = createHash('sha256').update(practitionerId)
  for (const line of lines) hash.update(JSON.stringify([line.speaker, line.role, line.text]))
  return hash.digest('base64')
}
