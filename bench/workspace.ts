import { chromium, type Browser } from '@playwright/test'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { findChromium } from '../e2e/support/find-chromium.ts'
import { startServerProcess } from './server-process.ts'
import { median, quantile } from './statistics.ts'

/**
 * The workspace of a practitioner with 10,000 sessions compared with one with 100: what the list
 * costs, and what the browser has to hold; and a search compared with that of a practitioner who
 * has nothing. Rounds alternate, so that a busy machine slows all equally.
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    calls: { type: 'string', default: '100' },
    few: { type: 'string', default: '100' },
    many: { type: 'string', default: '10000' },
  },
})
const rounds = Number(values.rounds)
const calls = Number(values.calls)
/** A name, common words, the start of one, a single match, and no match. */
const ASKED = ['Visit 3', 'metformin', 'chest pain', 'tabl', 'line 77 nobody', 'zzyzx']

/** As the sidebar requests its first page. */
const LIST = '/sessions/?limit=100'

interface Target {
  readonly count: number
  readonly token: string
}

interface Measured {
  readonly listP50Ms: number
  readonly listP99Ms: number
  readonly searchP50Ms: number
  readonly searchP95Ms: number
  readonly bytesSent: number
  readonly firstRowMs: number
  readonly domNodes: number
}

const product = await startServerProcess<{ address: string; targets: [Target, Target, Target] }>(
  './workspace-product.ts',
  [values.few, values.many, '0'],
)
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const { address, targets } = product.ready
  const [few, many, none] = targets
  await measure(browser, address, few)
  const nothing: [p50: number, p95: number][] = []
  const rows: { few: Measured[]; many: Measured[] } = { few: [], many: [] }
  for (let round = 0; round < rounds; round++) {
    rows.few.push(await measure(browser, address, few))
    rows.many.push(await measure(browser, address, many))
    nothing.push(await measureSearch(address, none.token))
  }
  const empty = {
    searchP50Ms: median(nothing.map(([p50]) => p50)),
    searchP95Ms: median(nothing.map(([, p95]) => p95)),
  }
  report(summarise(rows.few), summarise(rows.many), empty)
} finally {
  await browser.close()
  await product.stop()
}

async function measure(browser: Browser, address: string, { token }: Target): Promise<Measured> {
  const elapsed: number[] = []
  for (let call = 0; call < calls; call++) elapsed.push(await getOnce(address, token, LIST))
  const [searchP50Ms, searchP95Ms] = await measureSearch(address, token)
  return {
    searchP50Ms,
    searchP95Ms,
    listP50Ms: quantile(elapsed, 0.5),
    listP99Ms: quantile(elapsed, 0.99),
    ...(await openWorkspace(browser, address, token)),
  }
}

async function measureSearch(address: string, token: string): Promise<[p50: number, p95: number]> {
  const elapsed: number[] = []
  for (let call = 0; call < calls; call++) {
    const query = new URLSearchParams({ q: ASKED[call % ASKED.length] ?? '' })
    elapsed.push(await getOnce(address, token, `/api/search?${query.toString()}`))
  }
  return [quantile(elapsed, 0.5), quantile(elapsed, 0.95)]
}

async function getOnce(address: string, token: string, path: string): Promise<number> {
  const startedAtMs = performance.now()
  const response = await fetch(`${address}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (!response.ok) throw new Error(`${path} was refused with ${response.status}`)
  await response.arrayBuffer()
  return performance.now() - startedAtMs
}

async function openWorkspace(browser: Browser, address: string, token: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies([{ name: 'chartwright_auth_token', value: token, url: address }])
  const page = await context.newPage()
  const bodies: Promise<number>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname !== '/sessions/') return
    bodies.push(response.body().then((body) => body.length))
  })
  const startedAtMs = performance.now()
  await page.goto(`${address}/dashboard`)
  await page
    .getByText(/^Visit \d+$/)
    .first()
    .waitFor()
  const firstRowMs = performance.now() - startedAtMs
  const domNodes = await page.locator('*').count()
  const bytesSent = (await Promise.all(bodies)).reduce((sum, length) => sum + length, 0)
  await context.close()
  return { firstRowMs, domNodes, bytesSent }
}

function summarise(measured: readonly Measured[]): Measured {
  const middle = (key: keyof Measured) => median(measured.map((one) => one[key]))
  return {
    listP50Ms: middle('listP50Ms'),
    listP99Ms: middle('listP99Ms'),
    searchP50Ms: middle('searchP50Ms'),
    searchP95Ms: middle('searchP95Ms'),
    bytesSent: middle('bytesSent'),
    firstRowMs: middle('firstRowMs'),
    domNodes: middle('domNodes'),
  }
}

type Search = Pick<Measured, 'searchP50Ms' | 'searchP95Ms'>

function report(few: Measured, many: Measured, none: Search): void {
  const row = (label: string, key: keyof Measured, digits = 0) =>
    label.padEnd(26) +
    [few[key].toFixed(digits), many[key].toFixed(digits), (many[key] / few[key]).toFixed(2)]
      .map((cell) => cell.padStart(14))
      .join('')
  const table = [
    'sessions'.padEnd(26) +
      [values.few, values.many, 'ratio'].map((cell) => cell.padStart(14)).join(''),
    row('list call p50 (ms)', 'listP50Ms', 2),
    row('list call p99 (ms)', 'listP99Ms', 2),
    row('search p50 (ms)', 'searchP50Ms', 2),
    row('search p95 (ms)', 'searchP95Ms', 2),
    'search p95 beside none'.padEnd(26) +
      [none.searchP95Ms.toFixed(2), '', (many.searchP95Ms / none.searchP95Ms).toFixed(2)]
        .map((cell) => cell.padStart(14))
        .join(''),
    row('bytes of sessions sent', 'bytesSent'),
    row('time to first row (ms)', 'firstRowMs'),
    row('DOM nodes', 'domNodes'),
  ]
  const machine = { node: process.version, cores: availableParallelism() }
  const json = JSON.stringify({ rounds, calls, ...machine, few, many, none })
  process.stdout.write(`${table.join('\n')}\n\n${json}\n`)
}
