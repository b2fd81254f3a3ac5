import type { Logger } from 'pino'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { recordEntry } from '../../db/audit.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Database, Tx } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import type { KeyedHash } from '../../lib/keyed-hash.ts'
import { pruneTrail } from '../audit/audit.api.ts'
import {
  deleteSessionsBefore,
  deleteTranscriptsBefore,
  listPractitionerIds,
} from './retention.queries.ts'

/** Undefined: kept until somebody deletes it. */
export interface RetentionSettings {
  readonly transcriptDays: number | undefined
  readonly sessionDays: number | undefined
  readonly auditDays: number | undefined
}

export interface RetentionDeps {
  /** As the application's role: everything is deleted as its practitioner. */
  readonly db: Database
  /** As the queue's role. */
  readonly queueDb: Database
  readonly chainHash: KeyedHash
  readonly clock: Clock
  readonly log: Logger
  readonly settings: RetentionSettings
}

const DAY_MS = 24 * 3_600_000

/** The daily job. Idempotent. */
export async function applyRetention(deps: RetentionDeps): Promise<void> {
  const { queueDb, chainHash, clock, log, settings } = deps
  const before = (days: number) => new Date(clock().getTime() - days * DAY_MS)
  const { transcriptDays, sessionDays, auditDays } = settings
  let transcripts = 0
  let sessions = 0
  if (transcriptDays !== undefined) {
    transcripts = await expire(deps, 'transcripts_expired', (tx, id) =>
      deleteTranscriptsBefore(tx, id, before(transcriptDays)),
    )
  }
  if (sessionDays !== undefined) {
    sessions = await expire(deps, 'sessions_expired', (tx, id) =>
      deleteSessionsBefore(tx, id, before(sessionDays)),
    )
  }
  const entries =
    auditDays === undefined ? 0 : await pruneTrail(queueDb, chainHash, before(auditDays))
  log.info({ transcripts, sessions, entries }, 'what was past its time is deleted')
}

async function expire(
  { db, queueDb }: RetentionDeps,
  what: string,
  remove: (tx: Tx, practitionerId: string) => Promise<string[]>,
): Promise<number> {
  let count = 0
  for (const practitionerId of await inTransaction(queueDb, listPractitionerIds)) {
    count += await asPractitioner(db, practitionerId, async (tx) => {
      const objectIds = await remove(tx, practitionerId)
      if (objectIds.length > 0) await recordEntry(tx, { practitionerId, what, objectIds })
      return objectIds.length
    })
  }
  return count
}
