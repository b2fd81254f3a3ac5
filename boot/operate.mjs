import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDataDir } from './data-dir.mjs'
import { ensureInstalled } from './install.mjs'
import { sayToTerminal as say } from './progress.mjs'

const rootDir = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs a command of the operator with the server's own settings and packages, beside a running
 * server or without one. What is told to the person goes out as it is, and sets the exit code.
 *
 * @param {(dataDir: string) => Promise<boolean>} command answers whether all is well
 */
export async function operate(command) {
  try {
    const envFile = join(rootDir, '.env')
    if (existsSync(envFile)) process.loadEnvFile(envFile)
    const { dataDir } = await openDataDir(rootDir, process.env)
    await ensureInstalled(rootDir, say)
    const { register } = await import('tsx/esm/api')
    register()
    process.exitCode = (await command(dataDir)) ? 0 : 1
  } catch (error) {
    const isForThePerson = error instanceof Error && error.name === 'StartupError'
    process.stderr.write(`${isForThePerson ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
