import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDataDir } from './data-dir.mjs'
import { ensureInstalled } from './install.mjs'
import { takeLock } from './lock.mjs'
import { sayToTerminal as say } from './progress.mjs'
import { StartupError } from './startup-error.mjs'

const rootDir = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs a command of the operator with the server's own settings and packages, beside a running
 * server or without one. What is told to the person goes out as it is, and sets the exit code.
 *
 * @param {(dataDir: string) => Promise<boolean>} command answers whether all is well
 * @param {'never' | 'beside' | 'alone'} [lock] whether the data directory is taken meanwhile: never,
 *   when no server has it, or always, so that a server refuses the command
 */
export async function operate(command, lock = 'never') {
  try {
    const envFile = join(rootDir, '.env')
    if (existsSync(envFile)) process.loadEnvFile(envFile)
    const { dataDir } = await openDataDir(rootDir, process.env)
    const isOurs = lock !== 'never' && !process.env['DATABASE_URL']
    const held = isOurs ? await hold(dataDir, lock) : undefined
    try {
      await ensureInstalled(rootDir, say)
      const { register } = await import('tsx/esm/api')
      register()
      process.exitCode = (await command(dataDir)) ? 0 : 1
    } finally {
      await held?.release()
    }
  } catch (error) {
    const isForThePerson = error instanceof Error && error.name === 'StartupError'
    process.stderr.write(`${isForThePerson ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

/**
 * A cluster started for a command must not be stopped under a server that adopted it meanwhile.
 *
 * @param {string} dataDir
 * @param {'beside' | 'alone'} lock
 */
async function hold(dataDir, lock) {
  const taken = await takeLock(dataDir)
  if ('lock' in taken) return taken.lock
  const { state, address } = taken.holder
  if (lock === 'beside' && state === 'running') return undefined
  throw new StartupError(
    state === 'running'
      ? `Chartwright runs at ${address}: stop it first.`
      : `Something else has the data directory ${dataDir} at this moment (it is ${state}): wait for it, or stop it first.`,
  )
}
