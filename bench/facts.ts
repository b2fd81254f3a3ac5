import { monitorEventLoopDelay } from 'node:perf_hooks'
import { chooseReader } from '../server/src/choose-reader.ts'
import { startTestServer } from '../server/src/testing/test-server.ts'
import { usageOfChildren } from './child-usage.ts'
import { hourOfSpeech } from './made-visit.ts'
import { quantile } from './statistics.ts'

/** The maximum that is said between two read-aheads. */
const LINES_BEHIND = 3
const ROUNDS = 10
const CHILD = 'reader/builtin/child'
const NS_PER_MS = 1_000_000
const US_PER_MS = 1_000
const MIB = 1024 ** 2

const lines = hourOfSpeech()
await measureReader()
await measureProduct()

/** From the last line to the facts, if the visit was read ahead while it was recorded. */
async function measureReader(): Promise<void> {
  const reader = chooseReader()
  const taken: number[] = []
  const worded: number[] = []
  const worked: number[] = []
  const cpuMs = async () => ((await usageOfChildren(CHILD))[0]?.cpuS ?? 0) * 1_000
  for (let round = 0; round < ROUNDS; round += 1) {
    const visit = (count: number) => ({
      practitionerId: String(round),
      lines: lines.slice(0, count).map((text) => ({ speaker: null, role: null, text })),
    })
    await reader.readAhead(visit(lines.length - LINES_BEHIND))
    const cpuBeforeMs = await cpuMs()
    const startedAtMs = performance.now()
    await reader.readSoon(visit(lines.length))
    taken.push(performance.now() - startedAtMs)
    worked.push((await cpuMs()) - cpuBeforeMs)
    await reader.read(visit(lines.length))
    worded.push(performance.now() - startedAtMs)
  }
  const [usage] = await usageOfChildren(CHILD)
  await reader.close()
  print(
    `reader: ${ms(quantile(taken, 0.5))} after the last line of an hour (at most ${ms(Math.max(...taken))}; ${ms(quantile(worked, 0.5))} of processor time), with final sentences after ${ms(quantile(worded, 0.5))} (at most ${ms(Math.max(...worded))}), ${((usage?.peakBytes ?? 0) / MIB).toFixed(0)} MiB at its peak`,
  )
}

/** Through the API, with everything else the server does; the caller shares its event loop. */
async function measureProduct(): Promise<void> {
  const server = await startTestServer(1, {
    RATE_LIMIT_PER_PRACTITIONER: '1000000',
    RATE_LIMIT_PER_ADDRESS: '1000000',
  })
  const token = server.practitioners[0]?.token ?? ''
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${server.address}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${String(answer.status)}`)
    return (await answer.json()) as T
  }
  const { id } = await call<{ id: string }>('POST', '/sessions/', {})
  const text = lines.slice(0, -ROUNDS).join('\n')
  const transcript = await call<{ id: string }>('POST', '/api/transcript', { session_id: id, text })
  const delay = monitorEventLoopDelay({ resolution: 1 })
  const measured = async () => {
    delay.reset()
    delay.enable()
    const cpuBefore = process.cpuUsage()
    const startedAtMs = performance.now()
    const { facts } = await call<{ facts: unknown[] }>('GET', `/api/sessions/${id}/facts`)
    const takenMs = performance.now() - startedAtMs
    const { user, system } = process.cpuUsage(cpuBefore)
    delay.disable()
    const blockedMs = delay.max / NS_PER_MS
    return { takenMs, blockedMs, cpuMs: (user + system) / US_PER_MS, count: facts.length }
  }
  const cold = await measured()
  print(
    `product: ${String(cold.count)} facts of an hour that nobody has read in ${ms(cold.takenMs)}; longest block of the event loop ${ms(cold.blockedMs)}, ${ms(cold.cpuMs)} of the server's processor time`,
  )
  const warm: Awaited<ReturnType<typeof measured>>[] = []
  for (let left = ROUNDS - 1; left >= 0; left -= 1) {
    const said = lines.slice(0, lines.length - left).join('\n')
    await call('PUT', `/api/transcript/${transcript.id}`, { text: said })
    warm.push(await measured())
  }
  await server.stop()
  const taken = warm.map(({ takenMs }) => takenMs)
  print(
    `product: ${ms(quantile(taken, 0.5))} after one more line (at most ${ms(Math.max(...taken))}); longest block of the event loop ${ms(Math.max(...warm.map(({ blockedMs }) => blockedMs)))}, ${ms(Math.max(...warm.map(({ cpuMs }) => cpuMs)))} of the server's processor time at the most`,
  )
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
