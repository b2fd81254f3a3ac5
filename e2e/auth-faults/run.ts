import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { faults, type Fault } from './faults.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const CONFIG = `import { defineConfig } from 'vitest/config'
export default defineConfig({ test: {
  root: 'server', include: ['src/features/auth/**/*.int.test.ts'],
  globalSetup: ['src/testing/global-setup.ts'], testTimeout: 60_000, hookTimeout: 60_000, bail: 1,
} })`

/** Plants each fault in a copy of the server and sees whether the account tests notice. */
async function main(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'chartwright-faults-'))
  await chmod(directory, 0o755)
  try {
    await cp(join(ROOT, 'server'), join(directory, 'server'), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    })
    await symlink(join(ROOT, 'node_modules'), join(directory, 'node_modules'))
    for (const file of ['package.json', 'tsconfig.base.json']) {
      await cp(join(ROOT, file), join(directory, file))
    }
    await writeFile(join(directory, 'vitest.config.ts'), CONFIG)
    if (!isGreen(directory)) throw new Error('the tests fail without any fault: nothing is shown')
    const unnoticed: string[] = []
    for (const fault of faults) {
      const isNoticed = !(await withFault(directory, fault, () => isGreen(directory)))
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

async function withFault<T>(directory: string, fault: Fault, work: () => T): Promise<T> {
  const path = join(directory, 'server/src/features/auth', fault.file)
  const original = await readFile(path, 'utf8')
  if (!original.includes(fault.find)) throw new Error(`${fault.file} has no "${fault.find}"`)
  await writeFile(path, original.replace(fault.find, fault.replace))
  try {
    return work()
  } finally {
    await writeFile(path, original)
  }
}

function isGreen(directory: string): boolean {
  const { status } = spawnSync('npx', ['vitest', 'run'], { cwd: directory, stdio: 'ignore' })
  return status === 0
}

await main()
