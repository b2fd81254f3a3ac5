import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { bundleServer } from './bundle-server.ts'
import { bundledProgram } from './bundled-program.ts'
import { SECRET_KEY } from './test-app.ts'

const BUNDLE = 'killable'
const CHILD = fileURLToPath(new URL('./killable-child.ts', import.meta.url))

export interface KillableServer {
  readonly address: string
  /** Resolves when the process is gone; nothing in it was shut down gracefully. */
  kill(): Promise<void>
}

/** What `startKillable` starts, made once: the sources take twice as long to load. */
export async function bundleKillable(): Promise<void> {
  await bundleServer(BUNDLE, [CHILD])
}

/** The whole product in a separate process, on an existing database. */
export async function startKillable(url: string): Promise<KillableServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'chartwright-killable-'))
  const child = fork(bundledProgram(BUNDLE, CHILD), [dataDir], {
    execArgv: [],
    env: { ...process.env, DATABASE_URL: url, SECRET_KEY, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const gone = once(child, 'exit')
  const address = await Promise.race([firstMessage(child), gone.then(endedEarly)])
  return {
    address,
    async kill() {
      child.kill('SIGKILL')
      await gone
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function firstMessage(child: ChildProcess): Promise<string> {
  const [address] = (await once(child, 'message')) as [string]
  return address
}

function endedEarly(): never {
  throw new Error('The server ended before it listened.')
}
