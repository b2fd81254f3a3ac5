import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { patientsApi } from '@chartwright/contract/patients'
import { startCluster } from '../e2e/cluster/cluster.ts'
import { cpuUsOf } from './cpu.ts'
import { makeCaller } from './load/caller.ts'
import { beginWork, type Work } from './load/practitioner.ts'
import { putWork, type Outcome, type Worker } from './load/put-work.ts'
import { startServerProcess } from './server-process.ts'
import { median } from './statistics.ts'

/**
 * Practitioners who work at the same time, on several nodes behind a load balancer: as fast as they
 * are answered, compared with a bare node:http handler under the same callers, and at the pace of
 * people. Rounds alternate, so that a busy machine slows all equally.
 */
const { values } = parseArgs({
  options: {
    practitioners: { type: 'string', default: '200' },
    nodes: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '10' },
  },
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
const PACE_MS = 1_000
const WARM_UP_S = 3

interface Round extends Outcome {
  /** Of the Node processes that answer; without the database's and the load balancer's. */
  readonly cpuUsPerRequest: number
}

interface Target {
  readonly workers: readonly Worker[]
  cpuUs(): Promise<number>
}

const practitioners = Number(values.practitioners)
const cluster = await startCluster({ nodes: Number(values.nodes), practitioners })
try {
  const workers = await openWorkers()
  const bytes = await answerOf(workers[0])
  const bare = await startServerProcess<{ url: string }>('./http-bare.ts', [
    bytes.toString('base64'),
    'application/json',
  ])
  try {
    const pids = cluster.nodes.map((node) => node.pid())
    const product: Target = { workers, cpuUs: () => cpuUsOf(pids) }
    const handler: Target = { workers: workersOn(bare.ready.url), cpuUs: () => bare.cpuUs() }
    await runRound(product, WARM_UP_S)
    await runRound(handler, WARM_UP_S)
    const measured: Record<'atOnce' | 'bare' | 'paced', Round[]> = {
      atOnce: [],
      bare: [],
      paced: [],
    }
    for (let round = 0; round < rounds; round++) {
      measured.atOnce.push(await runRound(product, seconds))
      measured.bare.push(await runRound(handler, seconds))
      measured.paced.push(await runRound(product, seconds, PACE_MS))
    }
    report(summarise(measured.atOnce), summarise(measured.bare), summarise(measured.paced))
    for (const { caller } of [...workers, ...handler.workers]) caller.close()
  } finally {
    await bare.stop()
  }
} finally {
  await cluster.stop()
}

async function openWorkers(): Promise<Worker[]> {
  const opened: Worker[] = []
  for (const { token } of cluster.practitioners) {
    const caller = makeCaller(cluster.address, token)
    opened.push({ caller, work: await beginWork(caller) })
  }
  return opened
}

function workersOn(address: string): Worker[] {
  return cluster.practitioners.map(() => ({ caller: makeCaller(address), work: askAgain() }))
}

function* askAgain(): Work {
  for (;;) yield { method: 'GET', path: '/' }
}

/** What the bare handler sends: a short list, about as long as most responses. */
async function answerOf(worker: Worker | undefined): Promise<Buffer> {
  const answer = await worker?.caller.call(patientsApi.list)
  if (answer?.status !== 200) throw new Error('The patients were not answered')
  return Buffer.from(answer.text)
}

async function runRound(target: Target, forS: number, pauseMs?: number): Promise<Round> {
  const before = await target.cpuUs()
  const outcome = await putWork(target.workers, forS, pauseMs)
  return { ...outcome, cpuUsPerRequest: ((await target.cpuUs()) - before) / outcome.requests }
}

function summarise(results: readonly Round[]): Round {
  const middle = (key: keyof Round) => median(results.map((round) => round[key]))
  return {
    requests: results.reduce((sum, { requests }) => sum + requests, 0),
    requestsPerSecond: middle('requestsPerSecond'),
    p50Ms: middle('p50Ms'),
    p99Ms: middle('p99Ms'),
    errors: results.reduce((sum, { errors }) => sum + errors, 0),
    cpuUsPerRequest: middle('cpuUsPerRequest'),
  }
}

function report(atOnce: Round, bare: Round, paced: Round): void {
  const line = (label: string, cells: readonly string[]) =>
    label.padEnd(24) + cells.map((cell) => cell.padStart(18)).join('')
  const row = (label: string, key: keyof Round, digits = 0) =>
    line(label, [
      atOnce[key].toFixed(digits),
      bare[key].toFixed(digits),
      (atOnce[key] / bare[key]).toFixed(2),
      paced[key].toFixed(digits),
    ])
  const table = [
    line('', ['at once', 'bare node:http', 'ratio', 'one a second each']),
    row('requests', 'requests'),
    row('requests per second', 'requestsPerSecond'),
    row('p50 (ms)', 'p50Ms', 1),
    row('p99 (ms)', 'p99Ms', 1),
    row('errors', 'errors'),
    row('CPU (µs per request)', 'cpuUsPerRequest'),
  ]
  const settings = { practitioners, nodes: cluster.nodes.length, balancer: cluster.balancer }
  const machine = { node: process.version, cores: availableParallelism() }
  const json = JSON.stringify({ ...settings, rounds, seconds, ...machine, atOnce, bare, paced })
  process.stdout.write(`${table.join('\n')}\n\n${json}\n`)
  if (atOnce.errors + paced.errors > 0) process.exitCode = 1
}
