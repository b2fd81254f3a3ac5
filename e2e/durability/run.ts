import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seedPractitioners } from '../../server/src/testing/seed-practitioners.ts'
import { startProduct } from './product.ts'
import { countAcknowledged, runRound, type Round } from './round.ts'
import { formatTable } from './table.ts'
import type { Writer } from './writer.ts'

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

const dataDir = await mkdtemp(join(tmpdir(), 'chartwright-durability-'))
// mkdtemp makes it private; the embedded database may run as another user.
await chmod(dataDir, 0o755)
const practitioners = await seedPractitioners(dataDir, Number(values.writers))
const writers = practitioners.map(({ token }): Writer => ({ token, acknowledged: new Map() }))
const rounds: ({ readonly round: number } & Round)[] = []

let product = await startProduct(dataDir)
try {
  await product.ready()
  while (rounds.length < Number(values.rounds)) {
    const next = await runRound(product, dataDir, writers)
    product = next.product
    rounds.push({ round: rounds.length + 1, ...next.round })
    process.stdout.write(`round ${rounds.length} of ${values.rounds}: ${next.round.lost} lost\n`)
  }
  await product.stop()
} finally {
  await product.kill()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
}

const sum = (of: (round: Round) => number) => rounds.reduce((total, round) => total + of(round), 0)
const result = {
  rounds: rounds.length,
  acknowledged: countAcknowledged(writers),
  lost: Math.max(...rounds.map((round) => round.lost)),
  killedProcesses: sum((round) => round.killedProcesses),
  startRetries: sum((round) => round.startRetries),
}
process.stdout.write(`${formatTable(rounds)}${JSON.stringify(result)}\n`)
if (result.lost > 0) process.exitCode = 1
