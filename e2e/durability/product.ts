import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { killTree } from './process-tree.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const UNLIMITED = '1000000000'

export interface Product {
  readonly address: string
  /** Resolves when it answers; rejects with what it wrote when it ended before. */
  ready(): Promise<void>
  /** Kills every process of it at once; the number of them. */
  kill(): Promise<number>
  stop(): Promise<void>
}

/** How `npm start` runs it. */
const START = ['boot/start.mjs']

/** The product in a process group of its own, on a free port or the given one. */
export async function startProduct(
  dataDir: string,
  given?: number,
  command: readonly string[] = START,
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
    },
  }
}

async function isHealthy(address: string): Promise<boolean> {
  return fetch(`${address}/auth/health`).then(
    (response) => response.ok,
    () => false,
  )
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
