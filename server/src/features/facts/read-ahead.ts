import type { Logger } from 'pino'
import { asPractitioner } from '../../db/as-practitioner.ts'
import type { Database } from '../../db/open.ts'
import type { FactReader } from '../../providers/reader/reader.ts'
import { loadVisit, type LoadDrugs } from './load-visit.ts'

const READ_AHEAD_MS = 5_000

export interface ReadAhead {
  /**
   * The text of this session has changed; it is read after a delay, with what arrives until then.
   */
  begin(practitionerId: string, sessionId: string): void
  /** Nothing more is started. */
  close(): void
}

interface ReadAheadDeps {
  readonly db: Database
  readonly log: Logger
  readonly reader: FactReader
  /** Caches the facts for later requests. */
  readonly read: FactReader['read']
  readonly loadDrugs: LoadDrugs
  readonly readAheadMs?: number | undefined
}

type Extent = 'settled' | 'whole'

interface Waiting {
  readonly extent: Extent
  readonly timer: NodeJS.Timeout
}

/**
 * While a visit is being recorded or written, everything that further lines cannot change is read,
 * so that little is left after the last line; once nothing more arrives, the rest is read as well.
 */
export function createReadAhead(deps: ReadAheadDeps): ReadAhead {
  const { db, log, reader, loadDrugs, readAheadMs = READ_AHEAD_MS } = deps
  const waiting = new Map<string, Waiting>()
  let isClosed = false

  async function read(practitionerId: string, sessionId: string, extent: Extent): Promise<void> {
    const { visit } = await asPractitioner(db, practitionerId, (tx) =>
      loadVisit(tx, loadDrugs, practitionerId, sessionId),
    )
    if (visit.lines.length === 0) return
    if (extent === 'whole') await deps.read(visit)
    else {
      await reader.readAhead(visit)
      if (!waiting.has(sessionId)) schedule(practitionerId, sessionId, 'whole')
    }
  }

  function schedule(practitionerId: string, sessionId: string, extent: Extent): void {
    if (isClosed) return
    const timer = setTimeout(() => {
      waiting.delete(sessionId)
      read(practitionerId, sessionId, extent).catch((error: unknown) => {
        log.warn({ err: error, sessionId }, 'facts could not be read ahead')
      })
    }, readAheadMs)
    waiting.set(sessionId, { extent, timer: timer.unref() })
  }

  return {
    begin(practitionerId, sessionId) {
      const known = waiting.get(sessionId)
      if (known?.extent === 'settled') return
      clearTimeout(known?.timer)
      schedule(practitionerId, sessionId, 'settled')
    },
    close() {
      isClosed = true
      for (const { timer } of waiting.values()) clearTimeout(timer)
      waiting.clear()
    },
  }
}
