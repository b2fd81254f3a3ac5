import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const START = fileURLToPath(new URL('./start.mjs', import.meta.url))

interface Started {
  readonly process: ChildProcess
  readonly address: string
}

async function emptyDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'chartwright-start-'))
  await chmod(dataDir, 0o755)
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return dataDir
}

function environment(dataDir: string): NodeJS.ProcessEnv {
  return { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', HOST: '127.0.0.1', PORT: '0' }
}

/** The whole product in a process group of its own, as a terminal starts it. */
async function start(dataDir: string): Promise<Started> {
  const child = spawn(process.execPath, [START], {
    env: environment(dataDir),
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    await stop(child, 'SIGTERM')
  })
  let output = ''
  for await (const text of child.stdout) {
    output += String(text)
    const [address] = /http:\/\/[\d.]+:\d+/.exec(output) ?? []
    if (address) return { process: child, address }
  }
  throw new Error(output)
}

/** Its exit code, or null if the signal ended it. */
async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit')
    // The whole group, as Ctrl-C does.
    process.kill(-child.pid!, signal)
    await gone
  }
  return child.exitCode
}

async function pidOfPostgres(dataDir: string): Promise<number> {
  const file = join(dataDir, 'postgres/cluster/data/postmaster.pid')
  return Number((await readFile(file, 'utf8')).split('\n')[0])
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function isHealthy(address: string): Promise<boolean> {
  return (await fetch(`${address}/auth/health`)).ok
}

test('the first start serves, a second one says where and touches nothing, Ctrl-C ends everything', async () => {
  const dataDir = await emptyDataDir()
  const first = await start(dataDir)
  expect(await isHealthy(first.address)).toBe(true)
  const postgres = await pidOfPostgres(dataDir)
  const files = await readdir(dataDir)

  const second = spawnSync(process.execPath, [START], { env: environment(dataDir) })
  expect(second.status).toBe(1)
  expect(second.stdout.toString()).toBe('')
  expect(second.stderr.toString()).toBe(
    `Chartwright already runs at ${first.address} with the data directory ${dataDir}.\n`,
  )
  expect(await readdir(dataDir)).toEqual(files)
  expect(await isHealthy(first.address)).toBe(true)

  expect(await stop(first.process, 'SIGINT')).toBe(0)
  // Gone, though perhaps not yet reaped by the process that inherits it.
  await expect.poll(() => isAlive(postgres), { timeout: 30_000 }).toBe(false)
})

test('after a kill the next start takes over the lock and the surviving PostgreSQL', async () => {
  const dataDir = await emptyDataDir()
  const first = await start(dataDir)
  const postgres = await pidOfPostgres(dataDir)
  expect(await stop(first.process, 'SIGKILL')).toBe(null)

  const second = await start(dataDir)

  expect(await pidOfPostgres(dataDir)).toBe(postgres)
  expect(await isHealthy(second.address)).toBe(true)
})

test('a signal during the start shuts it down cleanly', async () => {
  const dataDir = await emptyDataDir()
  const child = spawn(process.execPath, [START], {
    env: environment(dataDir),
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await expect
    .poll(() => readdir(join(dataDir, 'postgres')).catch(() => []), { timeout: 120_000 })
    .toEqual([expect.stringMatching(/^cluster/)])

  expect(await stop(child, 'SIGTERM')).toBe(0)

  // The signal reaches initdb as well: the cluster is complete or missing, and never half made.
  const left = (await readdir(join(dataDir, 'postgres'))).sort()
  expect([[], ['cluster', 'postgres.log']]).toContainEqual(left)
  await expect(pidOfPostgres(dataDir)).rejects.toThrow('ENOENT')
})

test('an unknown option is refused with one sentence', () => {
  const { status, stderr } = spawnSync(process.execPath, [START, '--prot'])
  expect(status).toBe(1)
  expect(stderr.toString()).toBe(
    'There is no option "--prot": "npm start -- --help" lists what there is.\n',
  )
})
