import { chromium, type Browser } from '@playwright/test'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { findChromium } from '../e2e/support/find-chromium.ts'
import { startServerProcess } from './server-process.ts'
import { median, quantile } from './statistics.ts'

/**
 * The workspace of a practitioner with 10,000 sessions beside one with 100: what the list costs, and
 * what the browser has to hold. Rounds alternate, so that a busy machine slows both alike.
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

interface Target {
  readonly count: number
  readonly token: string
}

interface Measured {
  readonly listP50Ms: number
  readonly listP99Ms: number
  readonly bytesSent: number
  readonly firstRowMs: number
  readonly domNodes: number
}

const product = await startServerProcess<{ address: string; targets: [Target, Target] }>(
  './workspace-product.ts',
  [values.few, values.many],
)
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const { address, targets } = product.ready
  const [few, many] = targets
  await measure(browser, address, few)
  const rows: { few: Measured[]; many: Measured[] } = { few: [], many: [] }
  for (let round = 0; round < rounds; round++) {
    rows.few.push(await measure(browser, address, few))
    rows.many.push(await measure(browser, address, many))
  }
  report(summarise(rows.few), summarise(rows.many))
} finally {
  await browser.close()
  await product.stop()
}

async function measure(browser: Browser, address: string, { token }: Target): Promise<Measured> {
  const elapsed: number[] = []
  for (let call = 0; call < calls; call++) elapsed.push(await listOnce(address, token))
  return {
    listP50Ms: quantile(elapsed, 0.5),
    listP99Ms: quantile(elapsed, 0.99),
    ...(await openWorkspace(browser, address, token)),
  }
}

/** As the sidebar asks for its first page. */
async function listOnce(address: string, token: string): Promise<number> {
  const startedAtMs = performance.now()
  const response = await fetch(`${address}/sessions/?limit=100`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (!response.ok) throw new Error(`The list was refused with ${response.status}`)
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
    bytesSent: middle('bytesSent'),
    firstRowMs: middle('firstRowMs'),
    domNodes: middle('domNodes'),
  }
}

function report(few: Measured, many: Measured): void {
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
    row('bytes of sessions sent', 'bytesSent'),
    row('time to first row (ms)', 'firstRowMs'),
    row('DOM nodes', 'domNodes'),
  ]
  const machine = { node: process.version, cores: availableParallelism() }
  const json = JSON.stringify({ rounds, calls, ...machine, few, many })
  process.stdout.write(`${table.join('\n')}\n\n${json}\n`)
}
