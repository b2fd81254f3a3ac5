import { once } from 'node:events'
import { chmod, mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findPackage } from './find-package.ts'
import { findFreePort } from './free-port.ts'
import { clusterPaths } from './paths.ts'
import { prepareBinaries } from './prepare-binaries.ts'
import { findRunAs } from './run-as.ts'
import { clusterSettings } from './settings.ts'
import { startPostmaster } from './start-postmaster.ts'
import { scratchDirectory, SETTINGS, start, stoppedCluster } from './testing/scratch.ts'

test('a port that is taken in the meantime is skipped', async () => {
  const directory = await stoppedCluster()
  const paths = clusterPaths(directory)
  const runAs = await findRunAs(paths.data)
  const { postgres } = await prepareBinaries(findPackage(), paths.binaries, runAs)
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const taken = (other.address() as AddressInfo).port
  const ports = [taken, taken, await findFreePort()]

  const port = await startPostmaster({
    program: postgres,
    paths,
    runAs,
    settings: clusterSettings(paths.data, 'test', SETTINGS),
    choosePort: async () => ports.shift()!,
  })

  expect(port).not.toBe(taken)
  expect(ports).toEqual([])
})

test('a cluster without its main files is reported as broken and is not touched', async () => {
  const directory = await stoppedCluster()
  await rm(join(clusterPaths(directory).data, 'PG_VERSION'))
  await expect(start(directory)).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/is broken \(data\/PG_VERSION .*DATABASE_URL/) as string,
  })
  await rm(clusterPaths(directory).data, { recursive: true })
  await expect(start(directory)).rejects.toThrow('is broken')
  expect(await readdir(clusterPaths(directory).cluster)).toEqual(['credentials.json'])
})

test('damage found by PostgreSQL is reported with its reason and a remedy', async () => {
  const directory = await stoppedCluster()
  await truncate(join(clusterPaths(directory).data, 'global/pg_control'), 0)
  await expect(start(directory)).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/cannot start \(.*pg_control.*backup.*DATABASE_URL/) as string,
  })
})

test('lost credentials are reported, and no PostgreSQL is left running', async () => {
  const directory = await stoppedCluster()
  const forgotten = JSON.stringify({ superuserPassword: 'x', ownerPassword: 'x' })
  await writeFile(clusterPaths(directory).credentials, forgotten)
  await expect(start(directory)).rejects.toThrow(/cannot start \(password authentication failed/)
  expect(await readdir(clusterPaths(directory).data)).not.toContain('postmaster.pid')
})

test('a cluster of another major version is refused', async () => {
  const directory = await stoppedCluster()
  await writeFile(join(clusterPaths(directory).data, 'PG_VERSION'), '16\n')
  await expect(start(directory)).rejects.toThrow(/made by PostgreSQL 16 and this is PostgreSQL 18/)
})

test('a file in place of the directory is reported as not writable', async () => {
  const directory = await scratchDirectory()
  await writeFile(directory, '')
  await expect(start(directory)).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining('set DATA_DIR') as string,
  })
})

test.runIf(process.geteuid?.() === 0)(
  'as root, a directory that others cannot enter is refused and stays empty',
  async () => {
    const directory = await scratchDirectory()
    await mkdir(directory)
    await chmod(dirname(directory), 0o700)
    await expect(start(directory)).rejects.toThrow(/cannot be entered by the user/)
    expect(await readdir(directory)).toEqual([])
  },
)

test.runIf(process.geteuid?.() !== 0)('a directory that is not ours is refused', async () => {
  const directory = await scratchDirectory()
  await mkdir(directory)
  await chmod(directory, 0o500)
  await expect(start(directory)).rejects.toThrow(/cannot be written/)
})
