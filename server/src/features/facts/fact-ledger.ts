import type { Logger } from 'pino'
import type { Fact } from '../../clinical/ledger/fact.ts'
import type { Database } from '../../db/open.ts'
import {
  ReaderError,
  type FactReader,
  type SaidVisit,
  type SoonRead,
} from '../../providers/reader/reader.ts'
import { AppError } from '../../http/app-error.ts'
import { importedDrugs } from '../vocabulary/vocabulary.api.ts'
import { createLedgerCache } from './ledger-cache.ts'
import type { LoadDrugs } from './load-visit.ts'
import { createReadAhead, type ReadAhead } from './read-ahead.ts'

/** The facts of visits, as read on this node. */
export interface FactLedger {
  readonly db: Database
  readonly loadDrugs: LoadDrugs
  /** Throws FACTS_UNAVAILABLE and TRANSCRIPT_TOO_LONG. */
  read(visit: SaidVisit): Promise<Fact[]>
  /** Does not wait for sentences that are still to be written. Throws like `read`. */
  readSoon(visit: SaidVisit): Promise<SoonRead>
  readonly readAhead: ReadAhead['begin']
  close(): Promise<void>
}

interface LedgerDeps {
  /** As the application's role. */
  readonly db: Database
  readonly log: Logger
  readonly reader: FactReader
  /** How long text may wait to be read ahead. */
  readonly readAheadMs?: number | undefined
}

/** Closing it leaves the reader open, since others may use it. */
export function createFactLedger(deps: LedgerDeps): FactLedger {
  const { db, log, reader } = deps
  const ledgers = createLedgerCache(reader)
  const loadDrugs = importedDrugs()
  const ahead = createReadAhead({ ...deps, loadDrugs, read: ledgers.read })

  function refuse(error: unknown): never {
    if (!(error instanceof ReaderError)) throw error
    if (error.isTooLong) throw new AppError('TRANSCRIPT_TOO_LONG')
    log.warn({ err: error }, 'facts could not be read')
    throw new AppError('FACTS_UNAVAILABLE')
  }

  return {
    db,
    loadDrugs,
    read: async (visit) =>
      visit.lines.length === 0 ? [] : await ledgers.read(visit).catch(refuse),
    readSoon: async (visit) =>
      visit.lines.length === 0
        ? { facts: [], isFinal: true }
        : await ledgers.readSoon(visit).catch(refuse),
    readAhead: ahead.begin,
    async close() {
      ahead.close()
      ledgers.close()
    },
  }
}
