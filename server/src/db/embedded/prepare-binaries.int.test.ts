import { readFileSync } from 'node:fs'
import { chmod, cp, lstat, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findPackage, type PostgresPackage } from './find-package.ts'
import { planLinks } from './link-libraries.ts'
import { prepareBinaries } from './prepare-binaries.ts'
import { findRunAs } from './run-as.ts'
import { runProgram } from './run-program.ts'
import { scratchDirectory } from './testing/scratch.ts'

/** The package as npm leaves it when it runs no scripts: without links. */
async function installWithoutLinks(): Promise<{ package: PostgresPackage; copies: string }> {
  const directory = await scratchDirectory()
  await mkdir(directory)
  await chmod(directory, 0o755)
  const root = join(directory, 'installed/package')
  const original = findPackage()
  await cp(original.root, root, {
    recursive: true,
    filter: async (source) => !(await lstat(source)).isSymbolicLink(),
  })
  return { package: { ...original, root }, copies: join(directory, 'copies') }
}

/** Root can write everywhere, but runs PostgreSQL as a user who can be kept out. */
async function makeUnusable({ root }: PostgresPackage): Promise<void> {
  const isRoot = process.geteuid?.() === 0
  const directory = isRoot ? dirname(root) : join(root, 'native/lib')
  await chmod(directory, isRoot ? 0o700 : 0o500)
  onTestFinished(() => chmod(directory, 0o700))
}

test('missing links are created in the package, and it is used in place', async () => {
  const installed = await installWithoutLinks()
  const { root } = installed.package
  const runAs = await findRunAs(installed.copies)

  const binaries = await prepareBinaries(installed.package, installed.copies, runAs)

  const list = JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')) as unknown
  const links = planLinks(root, list)
  expect(links.length).toBeGreaterThan(0)
  for (const { path } of links) expect((await lstat(path)).isSymbolicLink()).toBe(true)
  expect(binaries.postgres.startsWith(root)).toBe(true)
  expect(await runProgram(binaries.initdb, ['--version'], { runAs })).toMatchObject({ code: 0 })
})

test('a package that cannot be used in place is copied once, whatever the umask', async () => {
  const installed = await installWithoutLinks()
  await makeUnusable(installed.package)
  const runAs = await findRunAs(installed.copies)
  const umask = process.umask(0o077)
  onTestFinished(() => void process.umask(umask))

  const binaries = await prepareBinaries(installed.package, installed.copies, runAs)
  const { ino } = await lstat(binaries.postgres)
  const again = await prepareBinaries(installed.package, installed.copies, runAs)

  expect(again).toEqual(binaries)
  expect((await lstat(again.postgres)).ino).toBe(ino)
  expect(await readdir(installed.copies)).toHaveLength(1)
  expect(await runProgram(binaries.initdb, ['--version'], { runAs })).toMatchObject({ code: 0 })
})

test('a copy that does not run is replaced', async () => {
  const installed = await installWithoutLinks()
  await makeUnusable(installed.package)
  const runAs = await findRunAs(installed.copies)
  const binaries = await prepareBinaries(installed.package, installed.copies, runAs)
  await rm(join(dirname(binaries.postgres), '../lib'), { recursive: true })

  expect(await prepareBinaries(installed.package, installed.copies, runAs)).toEqual(binaries)

  expect(await runProgram(binaries.postgres, ['--version'], { runAs })).toMatchObject({ code: 0 })
})
