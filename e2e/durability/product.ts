import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { healthApi } from '@chartwright/contract/health'
import { findFreePort } from '../../server/src/db/embedded/free-port.ts'
import { killTree } from './process-tree.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const UNLIMITED = '1000000000'

export interface Product {
  readonly address: string
  readonly pid: number
  /** Resolves when it answers; rejects with what it wrote when it ended before. */
  ready(): Promise<void>
  /** Kills every process of it at once; the number of them. */
  kill(): Promise<number>
  /** With the code that it ended with. */
  stop(): Promise<number | null>
}

export interface ProductOptions {
  /** A free one unless given. */
  readonly port?: number
  /** What is started instead of the product as `npm start` runs it. */
  readonly command?: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

/** How `npm start` runs it. */
const START = ['boot/start.mjs']

/** The product in a process group of its own. */
export async function startProduct(
  dataDir: string,
  { port: given, command = START, env }: ProductOptions = {},
): Promise<Product> {
  const port = given ?? (await findFreePort())
  const address = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      PORT: String(port),
      RATE_LIMIT_PER_ADDRESS: UNLIMITED,
      RATE_LIMIT_PER_PRACTITIONER: UNLIMITED,
      ...env,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const gone = once(child, 'exit')
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null

  return {
    address,
    pid: child.pid ?? 0,
    async ready() {
      while (!(await isHealthy(address))) {
        if (hasEnded()) throw new Error(`The product did not start:\n${output}`)
        await sleep(20)
      }
    },
    async kill() {
      const count = hasEnded() || child.pid === undefined ? 0 : killTree(child.pid)
      await gone
      return count
    },
    async stop() {
      child.kill('SIGTERM')
      await gone
      return child.exitCode
    },
  }
}

async function isHealthy(address: string): Promise<boolean> {
  return fetch(address + healthApi.ready.path).then(
    (response) => response.ok,
    () => false,
  )
}
