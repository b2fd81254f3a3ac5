import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '../../testing/until.ts'
import { clusterPaths } from './paths.ts'
import { postmasterFilePath, readPostmasterFile } from './postmaster-file.ts'
import { isAlive } from './process-state.ts'
import { findRunAs } from './run-as.ts'
import { spawnOptions } from './run-program.ts'
import {
  firstOutput,
  killHard,
  query,
  scratchDirectory,
  SETTINGS,
  start,
  startInChild,
  stoppedCluster,
} from './testing/scratch.ts'

async function pidOf(directory: string): Promise<number> {
  return (await readPostmasterFile(clusterPaths(directory).data))!.pid
}

test('a PostgreSQL whose parent process was killed is adopted as it is', async () => {
  const directory = await stoppedCluster()
  const child = startInChild(directory)
  const url = await firstOutput(child)
  const pid = await pidOf(directory)
  await killHard(child)

  const adopted = await start(directory)

  expect(adopted.url).toBe(url)
  expect(await pidOf(directory)).toBe(pid)
  await adopted.stop()
  // Its parent was killed: its new parent may be slow to reap it.
  await until(() => expect(isAlive(pid)).toBe(false))
})

test('an orphan that runs with other settings is replaced', async () => {
  const directory = await stoppedCluster()
  const child = startInChild(directory)
  await firstOutput(child)
  const orphan = await pidOf(directory)
  await killHard(child)

  const postgres = await start(directory, { settings: { ...SETTINGS, max_connections: '25' } })

  expect(isAlive(orphan)).toBe(false)
  expect(await query(postgres.url, 'show max_connections')).toEqual([{ max_connections: '25' }])
})

test('an orphan that does not respond is stopped and replaced', async () => {
  const directory = await stoppedCluster()
  const child = startInChild(directory)
  await firstOutput(child)
  const orphan = await pidOf(directory)
  await killHard(child)
  process.kill(orphan, 'SIGSTOP')

  const postgres = await start(directory)

  expect(isAlive(orphan)).toBe(false)
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('the database of a living process is left alone', async () => {
  const directory = await stoppedCluster()
  const url = await firstOutput(startInChild(directory))
  await expect(start(directory)).rejects.toThrow('in use by another running process')
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('acknowledged data is there after the postmaster itself was killed', async () => {
  const directory = await stoppedCluster()
  const first = await start(directory)
  await query(first.url, `create table kept as select 'yes' as word`)
  process.kill(await pidOf(directory), 'SIGKILL')

  const second = await start(directory)

  expect(await query(second.url, 'select word from kept')).toEqual([{ word: 'yes' }])
})

test('a statement still running after the postmaster was killed does not keep the database shut', async () => {
  const directory = await stoppedCluster()
  const first = await start(directory)
  const endless = query(first.url, 'select count(*) from generate_series(1, 1e12::bigint)')
  const cut = expect(endless).rejects.toThrow()
  const running = `select 1 from pg_stat_activity where query like '%generate_series%' and pid <> pg_backend_pid()`
  await expect.poll(() => query(first.superuserUrl, running)).toHaveLength(1)
  process.kill(await pidOf(directory), 'SIGKILL')

  const second = await start(directory)

  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await cut
})

test('a start killed while it creates the cluster leaves nothing half done', async () => {
  const directory = await scratchDirectory()
  const child = startInChild(directory)
  await expect
    .poll(() => listDeep(directory), { interval: 5, timeout: 30_000 })
    .toMatch(/PG_VERSION/)
  await killHard(child)
  expect(await readdir(directory)).toEqual([expect.stringMatching(/^cluster\.making-/)])

  const postgres = await start(directory)

  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect((await readdir(directory)).sort()).toEqual(['cluster', 'postgres.log'])
})

async function listDeep(directory: string): Promise<string> {
  return (await readdir(directory, { recursive: true }).catch(() => [])).join('\n')
}

test('a lock file whose pid now belongs to an unrelated process does not keep the database shut', async () => {
  const directory = await stoppedCluster()
  const { data } = clusterPaths(directory)
  await start(directory)
  const lockFile = await readFile(postmasterFilePath(data), 'utf8')
  process.kill(await pidOf(directory), 'SIGKILL')
  const stranger = spawn('sleep', ['600'], { ...spawnOptions(await findRunAs(data)) })
  onTestFinished(() => void stranger.kill())
  await once(stranger, 'spawn')
  await writeFile(postmasterFilePath(data), lockFile.replace(/^\d+/, String(stranger.pid)))

  const postgres = await start(directory)

  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(isAlive(stranger.pid!)).toBe(true)
})
