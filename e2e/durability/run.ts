import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { seedPractitioners } from '../../server/src/testing/seed-practitioners.ts'
import { startProduct } from './product.ts'
import { formatTable } from './table.ts'
import { findLost, writeUntilKilled, type Writer } from './writer.ts'

/**
 * Kills every process of the product, again and again, while it acknowledges new patients; after
 * each restart, every patient that was ever acknowledged must be there.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    writers: { type: 'string', default: '6' },
  },
})
const ROUNDS = Number(values.rounds)
const MAX_WRITING_MS = 2_000
const MAX_STARTING_MS = 1_500

interface Round {
  readonly round: number
  /** Of this round, before the kill. */
  readonly acknowledged: number
  readonly killedAfterMs: number
  readonly killedProcesses: number
  /** Killed once more on the way up, before the start that counts. */
  readonly killedStarting: boolean
  readonly startMs: number
  /** Starts of PostgreSQL that met the remains of the killed one. */
  readonly startRetries: number
  readonly lost: number
}

const dataDir = await mkdtemp(join(tmpdir(), 'chartwright-durability-'))
// mkdtemp makes it private; the embedded database may run as another user.
await chmod(dataDir, 0o755)
const practitioners = await seedPractitioners(dataDir, Number(values.writers))
const writers = practitioners.map(({ token }): Writer => ({ token, acknowledged: new Map() }))
const rounds: Round[] = []

let product = await startProduct(dataDir)
await product.ready()
while (rounds.length < ROUNDS) {
  const before = countAcknowledged()
  const writing = Promise.all(writers.map((writer) => writeUntilKilled(writer, product.address)))
  const killedAfterMs = Math.round(Math.random() * MAX_WRITING_MS)
  await sleep(killedAfterMs)
  const killedProcesses = await product.kill()
  await writing
  const retriesBefore = await countRetries()

  const killedStarting = Math.random() < 1 / 3
  if (killedStarting) {
    const halfway = await startProduct(dataDir)
    await sleep(Math.random() * MAX_STARTING_MS)
    await halfway.kill()
  }
  const startedAtMs = performance.now()
  product = await startProduct(dataDir)
  await product.ready()
  const startMs = Math.round(performance.now() - startedAtMs)

  const lost = await Promise.all(writers.map((writer) => findLost(writer, product.address)))
  rounds.push({
    round: rounds.length + 1,
    acknowledged: countAcknowledged() - before,
    killedAfterMs,
    killedProcesses,
    killedStarting,
    startMs,
    startRetries: (await countRetries()) - retriesBefore,
    lost: lost.flat().length,
  })
  process.stdout.write(`round ${rounds.length} of ${ROUNDS}: ${lost.flat().length} lost\n`)
}
await product.stop()
await rm(dataDir, { recursive: true, force: true })

process.stdout.write(formatTable(rounds))
const sum = (count: (round: Round) => number) =>
  rounds.reduce((total, round) => total + count(round), 0)
const result = {
  rounds: rounds.length,
  acknowledged: countAcknowledged(),
  lost: Math.max(...rounds.map((round) => round.lost)),
  killedProcesses: sum((round) => round.killedProcesses),
  startRetries: sum((round) => round.startRetries),
}
process.stdout.write(`${JSON.stringify(result)}\n`)
if (result.lost > 0) process.exitCode = 1

function countAcknowledged(): number {
  return writers.reduce((total, writer) => total + writer.acknowledged.size, 0)
}

async function countRetries(): Promise<number> {
  const log = await readFile(join(dataDir, 'postgres/postgres.log'), 'utf8')
  return log.match(/FATAL: {2}(lock file|pre-existing shared memory)/g)?.length ?? 0
}
