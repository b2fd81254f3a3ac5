import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { sayToTerminal } from './progress.mjs'
import { StartupError } from './startup-error.mjs'
import { closingLine, runStages } from './test-run.mjs'
import { testStages } from './test-stages.mjs'

const rootDir = fileURLToPath(new URL('..', import.meta.url))
const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => interruption.abort())

process.exitCode = (await test(process.argv.slice(2))) ? 0 : 1

/** @param {string[]} names of the stages to run; none means all */
async function test(names) {
  const all = testStages(rootDir, sayToTerminal, interruption.signal)
  const unknown = names.filter((name) => !all.some((stage) => stage.name === name))
  if (unknown.length > 0) {
    const known = all.map((stage) => stage.name).join(', ')
    return refuse(`There is no stage called ${unknown.join(', ')}; there are: ${known}.`)
  }
  try {
    await ensureInstalled(rootDir, sayToTerminal, interruption.signal)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    return refuse(error.message)
  }
  const stages = all.filter((stage) => names.length === 0 || names.includes(stage.name))
  return runStages(stages, sayToTerminal, interruption.signal)
}

/** @param {string} reason */
function refuse(reason) {
  sayToTerminal(`${reason}\n\n${closingLine([{ passed: 0, failed: 1, skipped: 0 }])}\n`)
  return false
}
