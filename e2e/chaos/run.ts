import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { randomOf } from '../../server/src/testing/sounds.ts'
import { startCluster } from '../cluster/cluster.ts'
import { formatTable } from '../durability/table.ts'
import { findLost } from './find-lost.ts'
import { startFaultyProviders } from './faulty-providers.ts'
import { doTasks, editNote, editSession, generateNotes, record, signIn } from './people.ts'
import { makeTrouble } from './trouble.ts'
import { emptyLedger, type World } from './world.ts'

/**
 * People work on two nodes behind a balancer while nodes are killed, PostgreSQL restarts, and the
 * recogniser and the language model fail at random. Afterwards everything that was acknowledged
 * must be there. The same seed makes the same troubles in the same order.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    balancer: { type: 'string' },
  },
})
const PASSWORD = 'a password for a bad day'
const FAULTY_SHARE = 0.3
const UNLIMITED = '1000000'
const NODE = ['--import', 'tsx', fileURLToPath(new URL('../cluster/node.ts', import.meta.url))]

const minutes = Number(values.minutes)
const seed = Number(values.seed)
/** Streams of neighbouring seeds have nothing in common. */
const stream = (number: number) => randomOf(Math.imul(3 * seed + number, 0x9e3779b1))
const providers = await startFaultyProviders(stream(1), FAULTY_SHARE)
const cluster = await startCluster({
  practitioners: 6,
  password: PASSWORD,
  command: NODE,
  ...(values.balancer === 'tcp' && { balancer: 'tcp' }),
  env: {
    STT_PROVIDER: 'openai-compatible',
    STT_BASE_URL: providers.baseUrl,
    STT_TIMEOUT_S: '3',
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: providers.baseUrl,
    LLM_MODEL: 'faulty',
    LLM_TIMEOUT_S: '3',
    DATABASE_POOL_SIZE: '10',
    AUTH_LIMIT_TOKEN: UNLIMITED,
    RECORDING_CONNECTS_PER_MINUTE: UNLIMITED,
    LOG_LEVEL: 'error',
  },
})
try {
  const { address, practitioners, directory } = cluster
  const ledger = emptyLedger()
  let isOver = false
  const world: World = { address, ledger, random: stream(0), isRunning: () => !isOver }
  const [typist, writer, worker, author] = practitioners.map(({ token }) => ({ address, token }))
  const speakers = practitioners.slice(4)
  if (!typist || !writer || !worker || !author) throw new Error('too few')
  const people = Promise.all([
    editSession(world, typist),
    editNote(world, typist),
    editNote(world, writer),
    editSession(world, writer),
    doTasks(world, worker),
    generateNotes(world, author),
    ...speakers.map((speaker) => record(world, speaker, directory)),
    signIn(world, { email: practitioners[0]?.email ?? '', password: PASSWORD }),
  ])
  const troubles = makeTrouble({ ...world, random: stream(2) }, cluster)
  let counts
  try {
    await Promise.race([sleep(minutes * 60_000, undefined, { ref: false }), people, troubles])
  } finally {
    isOver = true
    // No node may be started once the cluster stops.
    counts = await troubles
  }
  providers.heal()
  await people

  const rows = await findLost(ledger, cluster)
  const lost = rows.reduce((sum, row) => sum + row.lost, 0)
  const acknowledged = Object.fromEntries(rows.map((row) => [row.what, row.acknowledged]))
  const result = {
    seed,
    minutes,
    balancer: cluster.balancer,
    requests: ledger.requests,
    failed: Object.fromEntries(ledger.failed),
    refused: Object.fromEntries(ledger.refused),
    ...counts,
    providerCalls: providers.calls(),
    providerFaults: providers.faults,
    acknowledged,
    lost,
  }
  process.stdout.write(`${formatTable(rows)}${JSON.stringify(result)}\n`)
  if (lost > 0 || ledger.refused.size > 0) process.exitCode = 1
} finally {
  await cluster.stop()
  await providers.close()
}
