import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProduct, type Product } from './product.ts'
import { findLost, writeUntilKilled, type Writer } from './writer.ts'

const MAX_WRITING_MS = 2_000
const MAX_STARTING_MS = 1_500

export interface Round {
  /** In this round, before the kill. */
  readonly acknowledged: number
  readonly killedAfterMs: number
  readonly killedProcesses: number
  /** Killed once more on the way up, before the start that counts. */
  readonly killedStarting: boolean
  readonly startMs: number
  /** Starts of PostgreSQL that met the remains of the killed one. */
  readonly startRetries: number
  /** Of all that was ever acknowledged. */
  readonly lost: number
}

/** Kills the product while it acknowledges patients, starts it again and looks for all of them. */
export async function runRound(
  running: Product,
  dataDir: string,
  writers: readonly Writer[],
): Promise<{ product: Product; round: Round }> {
  const before = countAcknowledged(writers)
  const writing = Promise.all(writers.map((writer) => writeUntilKilled(writer, running.address)))
  await Promise.race([firstAcknowledged(writers, before), writing.then(refuse)])
  const killedAfterMs = Math.round(Math.random() * MAX_WRITING_MS)
  await sleep(killedAfterMs)
  const killedProcesses = await running.kill()
  await writing

  const retriesBefore = await countRetries(dataDir)
  const killedStarting = Math.random() < 1 / 3
  if (killedStarting) await killWhileStarting(dataDir)
  const startedAtMs = performance.now()
  const product = await startProduct(dataDir)
  await product.ready()
  const startMs = Math.round(performance.now() - startedAtMs)
  const lost = await Promise.all(writers.map((writer) => findLost(writer, product.address)))
  const round = {
    acknowledged: countAcknowledged(writers) - before,
    killedAfterMs,
    killedProcesses,
    killedStarting,
    startMs,
    startRetries: (await countRetries(dataDir)) - retriesBefore,
    lost: lost.flat().length,
  }
  return { product, round }
}

export function countAcknowledged(writers: readonly Writer[]): number {
  return writers.reduce((total, writer) => total + writer.acknowledged.size, 0)
}

async function firstAcknowledged(writers: readonly Writer[], before: number): Promise<void> {
  while (countAcknowledged(writers) === before) await sleep(5)
}

function refuse(): never {
  throw new Error('The product acknowledges no patient, so there is nothing to lose.')
}

async function killWhileStarting(dataDir: string): Promise<void> {
  const product = await startProduct(dataDir)
  await sleep(Math.random() * MAX_STARTING_MS)
  await product.kill()
}

async function countRetries(dataDir: string): Promise<number> {
  const log = await readFile(join(dataDir, 'postgres/postgres.log'), 'utf8')
  return log.match(/FATAL: {2}(lock file|pre-existing shared memory)/g)?.length ?? 0
}
