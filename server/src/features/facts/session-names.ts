import type { Logger } from 'pino'
import type { FactLedger } from './facts.api.ts'
import { nameSession } from './name-session.ts'

/** Shortly after the text was read ahead. */
const FIRST_MS = 12_000
/** Reading a long visit takes most of a second: an existing name is not updated that often. */
const AGAIN_MS = 60_000
const MOST_KNOWN = 1_000

/** Session names that follow the ledger. */
export interface SessionNames {
  /** Text or facts of this session have changed: it is named after a delay. */
  begin(practitionerId: string, sessionId: string): void
  /** Immediately. Resolves even if the facts cannot be read. */
  name(practitionerId: string, sessionId: string): Promise<void>
  /** Nothing more is started. */
  close(): void
}

interface SessionNamesDeps {
  readonly ledger: FactLedger
  readonly log: Logger
  readonly firstMs?: number | undefined
}

export function createSessionNames(deps: SessionNamesDeps): SessionNames {
  const { ledger, log, firstMs = FIRST_MS } = deps
  const waiting = new Map<string, NodeJS.Timeout>()
  const known = new Set<string>()

  async function name(practitionerId: string, sessionId: string): Promise<void> {
    try {
      if (!(await nameSession(ledger, practitionerId, sessionId))) return
      if (known.size >= MOST_KNOWN) known.clear()
      known.add(sessionId)
    } catch (error) {
      log.warn({ err: error, sessionId }, 'session could not be named')
    }
  }

  return {
    name,
    begin(practitionerId, sessionId) {
      if (waiting.has(sessionId)) return
      const timer = setTimeout(
        () => {
          waiting.delete(sessionId)
          void name(practitionerId, sessionId)
        },
        known.has(sessionId) ? AGAIN_MS : firstMs,
      )
      waiting.set(sessionId, timer.unref())
    },
    close() {
      for (const timer of waiting.values()) clearTimeout(timer)
      waiting.clear()
    },
  }
}
