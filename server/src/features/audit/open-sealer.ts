import type { Logger } from 'pino'
import type { Database } from '../../db/open.ts'
import type { KeyedHash } from '../../lib/keyed-hash.ts'
import { sealEntries } from './seal-entries.ts'

const SEAL_MS = 1_000

/** On every node: the one that gets the lock seals what all of them wrote. */
export function openSealer(
  queueDb: Database,
  chainHash: KeyedHash,
  log: Logger,
): { close(): Promise<void> } {
  let sealing: Promise<unknown> | undefined
  const timer = setInterval(() => {
    sealing ??= sealEntries(queueDb, chainHash)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'the audit trail could not be sealed yet')
      })
      .finally(() => {
        sealing = undefined
      })
  }, SEAL_MS)
  return {
    async close() {
      clearInterval(timer)
      await sealing
    },
  }
}
