import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDataDir } from './data-dir.mjs'

const isRoot = process.geteuid?.() === 0

async function place(): Promise<{ rootDir: string; systemDataDir: string }> {
  const parent = await mkdtemp(join(tmpdir(), 'chartwright-data-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  await chmod(parent, 0o755)
  const rootDir = join(parent, 'checkout')
  await mkdir(rootDir)
  return { rootDir, systemDataDir: join(parent, 'system') }
}

test('the default is .data in the checkout, and it is created', async () => {
  const { rootDir } = await place()
  const umask = process.umask(0o077)
  onTestFinished(() => void process.umask(umask))
  expect(await openDataDir(rootDir, {})).toEqual({ dataDir: join(rootDir, '.data') })
  const { mode } = await stat(join(rootDir, '.data'))
  expect(mode & 0o777).toBe(isRoot ? 0o711 : 0o700)
})

test('a relative DATA_DIR is resolved against the checkout', async () => {
  const { rootDir } = await place()
  expect(await openDataDir(rootDir, { DATA_DIR: '../x/y' })).toEqual({
    dataDir: join(rootDir, '../x/y'),
  })
})

test('a directory that cannot be created is reported with a remedy', async () => {
  const { rootDir } = await place()
  await writeFile(join(rootDir, 'file'), '')
  await expect(openDataDir(rootDir, { DATA_DIR: 'file/data' })).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/file\/data cannot be written .*set DATA_DIR/) as string,
  })
})

test.skipIf(isRoot)('a directory that is not ours is reported', async () => {
  const { rootDir } = await place()
  await chmod(rootDir, 0o500)
  await expect(openDataDir(rootDir, {})).rejects.toThrow('cannot be written')
})

test.runIf(isRoot)('root in a private checkout keeps the data outside and says why', async () => {
  const { rootDir, systemDataDir } = await place()
  await chmod(rootDir, 0o700)
  expect(await openDataDir(rootDir, {}, systemDataDir)).toEqual({
    dataDir: systemDataDir,
    dataDirNote: 'the checkout lies where only root can read',
  })
})

test.runIf(isRoot)(
  'root keeps the data in the checkout if no other user needs to enter',
  async () => {
    const { rootDir, systemDataDir } = await place()
    await chmod(rootDir, 0o700)
    const dataDir = join(rootDir, '.data')
    const env = { DATABASE_URL: 'postgres://elsewhere' }
    expect(await openDataDir(rootDir, env, systemDataDir)).toEqual({ dataDir })
    await mkdir(join(dataDir, 'postgres/cluster'), { recursive: true })
    expect(await openDataDir(rootDir, {}, systemDataDir)).toEqual({ dataDir })
  },
)

test.runIf(isRoot)('an explicit DATA_DIR that others cannot enter is refused', async () => {
  const { rootDir } = await place()
  await chmod(rootDir, 0o700)
  await expect(openDataDir(rootDir, { DATA_DIR: 'data' })).rejects.toThrow(
    /cannot be entered by other users.*DATABASE_URL/,
  )
})
