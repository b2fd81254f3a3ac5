import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDataDir } from './data-dir.mjs'
import { ensureInstalled } from './install.mjs'
import { sayToTerminal as say } from './progress.mjs'

const rootDir = fileURLToPath(new URL('..', import.meta.url))

try {
  const envFile = join(rootDir, '.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  const { dataDir } = await openDataDir(rootDir, process.env)
  await ensureInstalled(rootDir, say)
  const { register } = await import('tsx/esm/api')
  register()
  const { admin } = await import('../server/src/admin.ts')
  say(`${await admin(dataDir, process.argv.slice(2))}\n`)
} catch (error) {
  const isForThePerson = error instanceof Error && error.name === 'StartupError'
  process.stderr.write(`${isForThePerson ? error.message : String(error)}\n`)
  process.exitCode = 1
}
