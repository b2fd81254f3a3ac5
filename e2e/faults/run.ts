import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { accountFaults } from './account-faults.ts'
import { authFaults } from './auth-faults.ts'
import type { Fault } from './fault.ts'
import { limitFaults } from './limit-faults.ts'
import { trustFaults } from './trust-faults.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const CONFIG = `import { defineConfig } from 'vitest/config'
export default defineConfig({ test: {
  root: 'server', include: ['src/**/*.test.ts'], exclude: ['src/db/embedded/**'], isolate: false,
  globalSetup: ['src/testing/global-setup.ts'], testTimeout: 60_000, hookTimeout: 60_000,
} })`

const PARTS = ['server', 'web'] as const

const SETS: Readonly<Record<string, readonly Fault[]>> = {
  auth: [...authFaults, ...accountFaults],
  limits: limitFaults,
  trust: trustFaults,
}

/** Plants each fault in a copy of the server and the web and sees whether its tests notice. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string', default: '' } },
  })
  const faults = positionals
    .flatMap((name) => SETS[name] ?? [])
    .filter(({ name }) => name.includes(values.only))
  if (faults.length === 0) throw new Error(`Say which faults: ${Object.keys(SETS).join(', ')}`)
  const directory = await mkdtemp(join(tmpdir(), 'chartwright-faults-'))
  await chmod(directory, 0o755)
  try {
    for (const part of PARTS) {
      await cp(join(ROOT, part), join(directory, part), {
        recursive: true,
        filter: (path) => !path.slice(ROOT.length).includes('node_modules'),
      })
    }
    await symlink(join(ROOT, 'node_modules'), join(directory, 'node_modules'))
    for (const file of ['package.json', 'tsconfig.base.json']) {
      await cp(join(ROOT, file), join(directory, file))
    }
    await writeFile(join(directory, 'vitest.config.ts'), CONFIG)
    const tests = [...new Set(faults.flatMap((fault) => fault.tests))]
    if (!isGreen(directory, tests))
      throw new Error('the tests fail without any fault: nothing is shown')
    const unnoticed: string[] = []
    for (const fault of faults) {
      const isNoticed = !(await withFault(directory, fault, () => isGreen(directory, fault.tests)))
      process.stdout.write(`${isNoticed ? 'noticed  ' : 'UNNOTICED'}  ${fault.name}\n`)
      if (!isNoticed) unnoticed.push(fault.name)
    }
    const noticed = faults.length - unnoticed.length
    process.stdout.write(`${String(noticed)} of ${String(faults.length)} faults noticed\n`)
    process.exitCode = unnoticed.length === 0 ? 0 : 1
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function withFault<T>(directory: string, { edits }: Fault, work: () => T): Promise<T> {
  const originals = new Map<string, string>()
  try {
    for (const { file, find, replace } of edits) {
      const path = join(directory, file.startsWith('web/') ? '' : 'server/src', file)
      const original = await readFile(path, 'utf8')
      if (!original.includes(find)) throw new Error(`${file} has no "${find}"`)
      originals.set(path, original)
      await writeFile(
        path,
        original.replace(find, () => replace),
      )
    }
    return work()
  } finally {
    for (const [path, original] of originals) await writeFile(path, original)
  }
}

function isGreen(directory: string, tests: readonly string[]): boolean {
  return PARTS.every((part) => {
    const own = tests.filter((test) => test.startsWith(`${part}/`))
    if (own.length === 0) return true
    const config = part === 'web' ? ['--config', 'web/vitest.config.ts'] : []
    const run = ['vitest', 'run', '--bail', '1', ...config, ...own]
    return spawnSync('npx', run, { cwd: directory, stdio: 'ignore' }).status === 0
  })
}

await main()
