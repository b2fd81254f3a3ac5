import { ensureInstalled } from './install.mjs'
import { sayToTerminal as say } from './progress.mjs'
import { StartupError } from './startup-error.mjs'
import { stopSignal } from './stop-signal.mjs'
import { closingLine, runStages } from './test-run.mjs'
import { testStages } from './test-stages.mjs'

/**
 * Sets the exit code of the process.
 *
 * @param {string} rootDir
 * @param {readonly string[]} names of the stages to run; none means all
 */
export async function test(rootDir, names) {
  process.exitCode = 1
  const stop = stopSignal()
  const all = testStages(rootDir, say, stop)
  try {
    const stages = chooseStages(all, names)
    await ensureInstalled(rootDir, say, stop)
    if (await runStages(stages, say, stop)) process.exitCode = 0
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    say(`${error.message}\n\n${closingLine([{ passed: 0, failed: 1, skipped: 0 }])}\n`)
  }
}

/**
 * @param {import('./test-run.mjs').Stage[]} all
 * @param {readonly string[]} names
 */
function chooseStages(all, names) {
  const unknown = names.filter((name) => !all.some((stage) => stage.name === name))
  if (unknown.length > 0) {
    const known = all.map((stage) => stage.name).join(', ')
    throw new StartupError(`There is no stage called ${unknown.join(', ')}; there are: ${known}.`)
  }
  return all.filter((stage) => names.length === 0 || names.includes(stage.name))
}
