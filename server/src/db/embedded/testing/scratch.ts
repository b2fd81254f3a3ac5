import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, onTestFinished } from 'vitest'
import { clusterPaths } from '../paths.ts'
import { startEmbedded, type EmbeddedOptions, type EmbeddedPostgres } from '../start-embedded.ts'
import { stopPostmaster } from '../stop-postmaster.ts'

export const SETTINGS = { fsync: 'off', max_connections: '20' }

/** A directory for one cluster, which is stopped and removed when the test ends. */
export async function scratchDirectory(): Promise<string> {
  const parent = await temporaryDirectory()
  const directory = join(parent, 'postgres')
  onTestFinished(async () => {
    await stopPostmaster(clusterPaths(directory).data)
    await rm(parent, { recursive: true, force: true, maxRetries: 5 })
  })
  return directory
}

async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'chartwright-embedded-'))
  // mkdtemp makes it private; the cluster may run as another user.
  await chmod(directory, 0o755)
  return directory
}

let template: Promise<string> | undefined

afterAll(async () => {
  if (template) await rm(dirname(await template), { recursive: true, force: true })
})

/**
 * A cluster that was created and stopped; the first one of a test file is copied for the others.
 */
export async function stoppedCluster(): Promise<string> {
  const [directory, model] = await Promise.all([scratchDirectory(), (template ??= makeTemplate())])
  // Keeps owners and modes.
  await promisify(execFile)('cp', ['-a', model, directory])
  return directory
}

async function makeTemplate(): Promise<string> {
  const parent = await temporaryDirectory()
  const directory = join(parent, 'postgres')
  await (await start(directory)).stop()
  return directory
}

export function start(
  directory: string,
  options: Partial<EmbeddedOptions> = {},
): Promise<EmbeddedPostgres> {
  return startEmbedded({ directory, settings: SETTINGS, ...options })
}

/** A separate process that starts the cluster and stays, to be killed. */
export function startInChild(directory: string): ChildProcess {
  const module = new URL('../start-embedded.ts', import.meta.url).href
  const options = JSON.stringify({ directory, settings: SETTINGS })
  const script = `
    import { startEmbedded } from ${JSON.stringify(module)}
    const postgres = await startEmbedded(${options})
    process.stdout.write(postgres.url)
    setInterval(() => {}, 1_000)`
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

export async function firstOutput(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The child has no output')
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer]
  return chunk.toString()
}

export async function killHard(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

export async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  // The query rejects as well.
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}
