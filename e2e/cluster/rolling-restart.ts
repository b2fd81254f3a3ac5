import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { sessionsApi } from '@chartwright/contract/sessions'
import { tasksApi } from '@chartwright/contract/tasks'
import { formatTable } from '../durability/table.ts'
import { feed } from '../recording-faults/feed.ts'
import { readJournal } from '../recording-faults/journal.ts'
import { generatedSound } from '../recording-faults/sound.ts'
import { call, type Caller } from '../support/call.ts'
import { startCluster } from './cluster.ts'

/**
 * Every node is asked to leave and started again, one after another, while people work: each of
 * their requests must be answered at the first try, and each second of sound must be stored.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '2' },
    people: { type: 'string', default: '8' },
    balancer: { type: 'string' },
  },
})
const NODE = ['--import', 'tsx', fileURLToPath(new URL('node.ts', import.meta.url))]
const SOUND_S = 40
const PAUSE_MS = 25

const people = Number(values.people)
const cluster = await startCluster({
  practitioners: people + 1,
  command: NODE,
  ...(values.balancer === 'tcp' && { balancer: 'tcp' }),
  env: { DATABASE_POOL_SIZE: '10', SHUTDOWN_DRAIN_S: '10', SHUTDOWN_GRACE_S: '30' },
})
try {
  const { address, practitioners, directory } = cluster
  const [speaker, ...workers] = practitioners.map(({ token }) => ({ address, token }))
  if (!speaker) throw new Error('somebody has to speak')
  let isOver = false
  const failures: string[] = []
  let requests = 0

  async function work(caller: Caller): Promise<void> {
    const body = { title: 'Call back', category: 'Communicate', status: 'pending' } as const
    while (!isOver) {
      for (const ask of [
        () => call(caller, tasksApi.create, { body }),
        () => call(caller, sessionsApi.list),
      ]) {
        requests += 1
        await ask().catch((error: unknown) => failures.push(String(error)))
      }
      await sleep(PAUSE_MS)
    }
  }

  let [recordedS, lostS, recordings] = [0, 0, 0]
  async function speak(caller: Required<Caller>): Promise<void> {
    while (!isOver) {
      const { id: sessionId } = await call(caller, sessionsApi.create, { body: {} })
      const journalPath = join(directory, `${sessionId}.json`)
      const sound = generatedSound(SOUND_S)
      await feed({ ...caller, sessionId, sound, journalPath, speed: 4 })
      recordings += 1
      recordedS += SOUND_S
      lostS += SOUND_S - readJournal(journalPath).acknowledged / (sound.length / SOUND_S)
    }
  }

  const working = Promise.all([...workers.map(work), speak(speaker)])
  const rows: object[] = []
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    for (const [index, node] of cluster.nodes.entries()) {
      const before = requests
      const code = await node.stop()
      await node.start()
      await sleep(1_000)
      rows.push({
        round,
        node: index + 1,
        code,
        requests: requests - before,
        failed: failures.length,
      })
    }
  }
  isOver = true
  await working
  const failed = failures.length
  const result = { balancer: cluster.balancer, requests, failed, recordings, recordedS, lostS }
  process.stdout.write(`${formatTable(rows)}${JSON.stringify(result)}\n`)
  for (const failure of new Set(failures)) process.stdout.write(`${failure}\n`)
  if (failed > 0 || lostS > 0) process.exitCode = 1
} finally {
  await cluster.stop()
}
