import type { Logger } from 'pino'
import { asPractitioner } from '../../db/as-practitioner.ts'
import type { Database } from '../../db/open.ts'
import type { FactReader } from '../../providers/reader/reader.ts'
import { listSegmentsOfSession } from '../transcript/transcript.api.ts'

/** A window of the reader holds about a minute of talk. */
const READ_AHEAD_MS = 10_000

export interface ReadAhead {
  /** There is more text in this session; it is read in a while, with what comes until then. */
  begin(practitionerId: string, sessionId: string): void
  /** Nothing more is begun. */
  close(): void
}

interface ReadAheadDeps {
  readonly db: Database
  readonly log: Logger
  readonly reader: FactReader
  readonly readAheadMs?: number | undefined
}

/** While a visit is recorded, so that little is left to read after its last line. */
export function createReadAhead(deps: ReadAheadDeps): ReadAhead {
  const { db, log, reader, readAheadMs = READ_AHEAD_MS } = deps
  const waiting = new Map<string, NodeJS.Timeout>()

  async function read(practitionerId: string, sessionId: string): Promise<void> {
    const lines = await asPractitioner(db, practitionerId, (tx) =>
      listSegmentsOfSession(tx, practitionerId, sessionId),
    )
    await reader.readAhead({ practitionerId, lines: lines.map(spokenLine) })
  }

  return {
    begin(practitionerId, sessionId) {
      if (waiting.has(sessionId)) return
      const timer = setTimeout(() => {
        waiting.delete(sessionId)
        read(practitionerId, sessionId).catch((error: unknown) => {
          log.warn({ err: error, sessionId }, 'facts could not be read ahead')
        })
      }, readAheadMs)
      waiting.set(sessionId, timer.unref())
    },
    close() {
      for (const timer of waiting.values()) clearTimeout(timer)
      waiting.clear()
    },
  }
}

/** What the reader is given of a line, and nothing else. */
export function spokenLine({ speaker, text, role }: Spoken): Spoken {
  return { speaker, text, role }
}

type Spoken = Parameters<FactReader['read']>[0]['lines'][number]
