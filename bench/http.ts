import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { putLoad } from './put-load.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'
import { median } from './statistics.ts'

/**
 * The authenticated patients list compared with a bare node:http handler that returns the same
 * bytes: what the product costs above the runtime. Rounds alternate, so that a busy machine slows
 * both equally.
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '10' },
  },
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
const connections = Number(values.connections)
const WARM_UP_S = 3

interface Target {
  readonly url: string
  readonly headers?: Record<string, string>
}

interface Round {
  readonly requestsPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** CPU time of the Node process; without the database's. */
  readonly cpuUsPerRequest: number
}

const product = await startServerProcess<Target>('./http-product.ts')
const answer = await fetchBytes(product.ready)
const bare = await startServerProcess<Target>('./http-bare.ts', [
  answer.bytes.toString('base64'),
  answer.contentType,
])
try {
  if (!(await fetchBytes(bare.ready)).bytes.equals(answer.bytes)) {
    throw new Error('The bare handler does not return the same bytes')
  }
  const measured = await measure()
  report(summarise(measured.product), summarise(measured.bare))
} finally {
  await Promise.all([product.stop(), bare.stop()])
}

async function measure(): Promise<{ product: Round[]; bare: Round[] }> {
  await runRound(product, WARM_UP_S)
  await runRound(bare, WARM_UP_S)
  const results: { product: Round[]; bare: Round[] } = { product: [], bare: [] }
  for (let round = 0; round < rounds; round++) {
    results.product.push(await runRound(product, seconds))
    results.bare.push(await runRound(bare, seconds))
  }
  return results
}

async function runRound(server: ServerProcess<Target>, durationS: number): Promise<Round> {
  const { url, headers = {} } = server.ready
  const cpuBefore = await server.cpuUs()
  const load = await putLoad({ url, headers, connections, seconds: durationS })
  const cpuUs = (await server.cpuUs()) - cpuBefore
  const { requestsPerSecond, p50Ms, p99Ms } = load
  return { requestsPerSecond, p50Ms, p99Ms, cpuUsPerRequest: cpuUs / load.requests }
}

function summarise(results: readonly Round[]): Round {
  const middle = (key: keyof Round) => median(results.map((round) => round[key]))
  return {
    requestsPerSecond: middle('requestsPerSecond'),
    p50Ms: middle('p50Ms'),
    p99Ms: middle('p99Ms'),
    cpuUsPerRequest: middle('cpuUsPerRequest'),
  }
}

async function fetchBytes({ url, headers = {} }: Target) {
  const response = await fetch(url, { headers })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return {
    bytes: Buffer.from(await response.arrayBuffer()),
    contentType: response.headers.get('content-type') ?? '',
  }
}

function report(patients: Round, handler: Round): void {
  const ratio: Round = {
    requestsPerSecond: patients.requestsPerSecond / handler.requestsPerSecond,
    p50Ms: patients.p50Ms / handler.p50Ms,
    p99Ms: patients.p99Ms / handler.p99Ms,
    cpuUsPerRequest: patients.cpuUsPerRequest / handler.cpuUsPerRequest,
  }
  const row = (label: string, key: keyof Round, digits: number) =>
    label.padEnd(24) +
    [patients[key].toFixed(digits), handler[key].toFixed(digits), ratio[key].toFixed(2)]
      .map((cell) => cell.padStart(16))
      .join('')
  const table = [
    ''.padEnd(24) +
      ['GET /patients/', 'bare node:http', 'ratio'].map((c) => c.padStart(16)).join(''),
    row('requests per second', 'requestsPerSecond', 0),
    row('p50 (ms)', 'p50Ms', 2),
    row('p99 (ms)', 'p99Ms', 2),
    row('CPU (µs per request)', 'cpuUsPerRequest', 0),
  ]
  const settings = { rounds, seconds, connections, bodyBytes: answer.bytes.length }
  const machine = { node: process.version, cores: availableParallelism() }
  const json = JSON.stringify({ ...settings, ...machine, patients, bare: handler, ratio })
  process.stdout.write(`${table.join('\n')}\n\n${json}\n`)
}
