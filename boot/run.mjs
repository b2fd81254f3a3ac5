import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { ensureWebBuilt } from './build-web.mjs'
import { notWritable, openDataDir } from './data-dir.mjs'
import { HELP, parseFlags } from './flags.mjs'
import { ensureInstalled } from './install.mjs'
import { takeLock } from './lock.mjs'
import { sayToTerminal as say, step } from './progress.mjs'
import { StartupError } from './startup-error.mjs'
import { stopSignal } from './stop-signal.mjs'

/**
 * Ends the process.
 *
 * @param {string} rootDir
 * @param {readonly string[]} args
 */
export async function run(rootDir, args) {
  const stop = stopSignal()
  // A closed pipe or terminal is no reason to stop serving.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  try {
    const { isHelp, https } = parseFlags(args)
    if (isHelp) say(HELP)
    else await serve({ rootDir, https, stop })
  } catch (error) {
    // Errors caused by the stop are not failures.
    if (!stop.aborted) fail(error)
  }
  process.exit()
}

/** @param {{ rootDir: string, https: boolean, stop: AbortSignal }} start */
async function serve({ rootDir, https, stop }) {
  loadSettings(join(rootDir, '.env'))
  const place = await openDataDir(rootDir, process.env)
  const lock = process.env['DATABASE_URL'] ? undefined : await lockOrExplain(place.dataDir)
  try {
    await ensureInstalled(rootDir, say, stop)
    await ensureWebBuilt(rootDir, say, stop)
    stop.throwIfAborted()
    const running = await startServer({ ...place, https, onProgress: say })
    lock?.announce({ state: 'running', address: running.address })
    await aborted(stop)
    lock?.announce({ state: 'stopping' })
    await step(say, 'Stopping', () => running.stop()).catch(fail)
  } finally {
    await lock?.release()
  }
}

/**
 * What the environment holds already stays.
 *
 * @param {string} path
 */
function loadSettings(path) {
  if (!existsSync(path)) return
  try {
    process.loadEnvFile(path)
  } catch (error) {
    throw new StartupError(`The settings in ${path} cannot be read (${String(error)}).`)
  }
}

/** @param {import('../server/src/main.ts').StartOptions} options */
async function startServer(options) {
  const { register } = await import('tsx/esm/api')
  register()
  const { main } = await import('../server/src/main.ts')
  return main(options)
}

/** @param {string} dataDir */
async function lockOrExplain(dataDir) {
  const result = await takeLock(dataDir).catch((/** @type {unknown} */ error) => {
    throw notWritable(dataDir, error)
  })
  if ('lock' in result) return result.lock
  const { state, address } = result.holder
  throw new StartupError(
    state === 'running'
      ? `Chartwright already runs at ${address} with the data directory ${dataDir}.`
      : `Chartwright is already there with the data directory ${dataDir} (it is ${state}): wait for it, or stop it first.`,
  )
}

/** @param {AbortSignal} signal */
function aborted(signal) {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    else signal.addEventListener('abort', resolve, { once: true })
  })
}

/** @param {unknown} error */
function fail(error) {
  // By name, because the server has a class of its own.
  const isForThePerson = error instanceof Error && error.name === 'StartupError'
  process.stderr.write(`${isForThePerson ? error.message : inspect(error)}\n`)
  process.exitCode = 1
}
