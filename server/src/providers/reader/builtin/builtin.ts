import { PoolError, processPool } from '../../../lib/process-pool.ts'
import { takeTurns } from '../../../lib/take-turns.ts'
import { NO_DRUGS, ReaderError, type FactReader, type SaidVisit } from '../reader.ts'
import { PHRASER_FOLDER } from './phraser/load-phraser.ts'
import type { Extent, ReadJob, ReadStep } from './read-visit.ts'

const CHILD = new URL('child.ts', import.meta.url)
const MAX_QUEUED = 4_096
const TIMEOUT_MS = 60_000
/** Of the longest visit that is read, a few times over. */
const MAX_STEPS = 5_000

/**
 * English alone. One process of its own holds the model and does all the work: the runtime may
 * abort, and whoever waits for other things is not held up. A long visit is read in steps, so that
 * the next one does not wait for all of it; reading ahead waits for everybody who wants facts.
 */
export function builtinReader(phraserFolder = PHRASER_FOLDER): FactReader {
  const pool = processPool<ReadJob, ReadStep>({
    file: CHILD,
    args: [phraserFolder.href],
    size: 1,
    maxQueued: MAX_QUEUED,
  })
  const { first, later } = takeTurns()

  async function step(job: ReadJob): Promise<ReadStep> {
    return pool.run(job, { timeoutMs: TIMEOUT_MS }).catch((error: unknown) => {
      throw error instanceof PoolError ? new ReaderError(error.message) : error
    })
  }

  async function readToEnd({ drugs = NO_DRUGS, ...visit }: SaidVisit, extent: Extent) {
    const job: ReadJob = { kind: 'visit', ...visit, drugsVersion: drugs.version, extent }
    for (let steps = 0; steps < MAX_STEPS; steps += 1) {
      const done = await (extent === 'settled' ? later(() => step(job)) : step(job))
      if (done.kind === 'too-long') {
        throw new ReaderError('The visit is too long.', { isTooLong: true })
      }
      if (done.kind === 'read') return done
      if (done.kind === 'needs-drugs') await step({ kind: 'drugs', ...drugs })
    }
    throw new ReaderError('The reader does not come to an end.')
  }

  return {
    name: 'Chartwright reader (built in)',
    read: async (visit) => (await first(() => readToEnd(visit, 'worded'))).facts,
    readSoon: async (visit) => {
      const { facts, isFinal } = await first(() => readToEnd(visit, 'found'))
      return { facts, isFinal }
    },
    readAhead: async (visit) => void (await readToEnd(visit, 'settled')),
    close: pool.close,
  }
}
