import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { ensureWebBuilt } from './build-web.mjs'
import { runChecks } from './check-run.mjs'
import { checkSteps } from './check-steps.mjs'
import { ensureChromium, surroundings } from './test-chromium.mjs'
import { countChecks, countPlaywright, countVitest } from './test-counts.mjs'
import { listPlaywrightFailures, listVitestFailures } from './test-failures.mjs'
import { ensureVoice } from './test-speech.mjs'

/**
 * Runs a Node program on this terminal, after removing an older report of it.
 * @typedef {(cwd: string, args: string[], report: string, env?: NodeJS.ProcessEnv) => Promise<number>} Runner
 */

/**
 * @param {string} rootDir
 * @param {import('./progress.mjs').Say} say
 * @param {AbortSignal} interrupted ends the running stage in an orderly way
 * @returns {import('./test-run.mjs').Stage[]}
 */
export function testStages(rootDir, say, interrupted) {
  /** @type {Runner} */
  const run = (cwd, args, report, env) => stream(cwd, args, report, interrupted, env)
  const voice = onlyOnce(() => ensureVoice(rootDir, say))
  // After the voice: the packages of a system are installed by one program at a time.
  const chromium = onlyOnce(async () => {
    await voice()
    return ensureChromium(surroundings(rootDir, say))
  })
  return [
    {
      name: 'check',
      // Unit and integration tests leave a core idle half of the time.
      isBeside: true,
      run: async () => countChecks(await runChecks(rootDir, checkSteps(rootDir), say)),
    },
    {
      name: 'unit',
      run: async () => {
        await voice()
        return runVitest(run, rootDir, 'unit', '!integration*')
      },
    },
    { name: 'integration', run: () => runVitest(run, rootDir, 'integration', 'integration*') },
    {
      name: 'browser',
      isAlone: true,
      prepare: chromium,
      run: async () => runPlaywright(run, rootDir, say, await chromium()),
    },
  ]
}

/**
 * @param {Runner} run
 * @param {string} rootDir
 * @param {string} name
 * @param {string} project
 */
async function runVitest(run, rootDir, name, project) {
  const report = join(rootDir, 'node_modules', '.cache', 'test', `${name}.json`)
  const vitest = join(rootDir, 'node_modules', 'vitest', 'vitest.mjs')
  const strayReporter = `--reporter=${join(rootDir, 'boot', 'report-stray-errors.mjs')}`
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    strayReporter,
  ]
  const strayErrors = `${report}.stray`
  await rm(strayErrors, { force: true })
  // By default a machine with two cores would get one, and a third of a test is waiting.
  const workers = `--maxWorkers=${availableParallelism() + 1}`
  const args = [vitest, 'run', `--project=${project}`, workers, ...reporters]
  const code = await run(rootDir, args, report, { STRAY_ERRORS_FILE: strayErrors })
  const read = await readReport(report)
  const failures = listVitestFailures(read, (await readReport(strayErrors)) ?? [])
  return { ...countVitest(read, code), failures }
}

/**
 * @param {Runner} run
 * @param {string} rootDir
 * @param {import('./progress.mjs').Say} say
 * @param {string} chromiumPath
 */
async function runPlaywright(run, rootDir, say, chromiumPath) {
  await ensureWebBuilt(rootDir, say)
  const report = join(rootDir, 'e2e', 'results', 'report.json')
  const playwright = join(rootDir, 'node_modules', '@playwright', 'test', 'cli.js')
  const code = await run(join(rootDir, 'e2e'), [playwright, 'test'], report, {
    CHROMIUM_PATH: chromiumPath,
  })
  const read = await readReport(report)
  return { ...countPlaywright(read, code), failures: listPlaywrightFailures(read) }
}

/**
 * @param {string} cwd
 * @param {string[]} args
 * @param {string} report
 * @param {AbortSignal} interrupted
 * @param {NodeJS.ProcessEnv} [env]
 */
async function stream(cwd, args, report, interrupted, env) {
  await rm(report, { force: true })
  await mkdir(dirname(report), { recursive: true })
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const stop = () => child.kill('SIGTERM')
  interrupted.addEventListener('abort', stop)
  try {
    const [code] = await once(child, 'close')
    return code ?? 1
  } finally {
    interrupted.removeEventListener('abort', stop)
  }
}

/**
 * @template T
 * @param {() => Promise<T>} work
 */
function onlyOnce(work) {
  /** @type {Promise<T> | undefined} */
  let done
  return () => (done ??= work())
}

/** @param {string} path */
async function readReport(path) {
  return readFile(path, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined)
}
