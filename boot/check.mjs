import { fileURLToPath } from 'node:url'
import { runChecks } from './check-run.mjs'
import { checkSteps } from './check-steps.mjs'
import { ensureInstalled } from './install.mjs'
import { sayToTerminal } from './progress.mjs'

const rootDir = fileURLToPath(new URL('..', import.meta.url))
process.exitCode = (await check(process.argv.slice(2))) ? 0 : 1

/** @param {string[]} names of single steps, or of a group as in `types`; none means all */
async function check(names) {
  const all = checkSteps(rootDir)
  const unknown = names.filter((name) => !all.some((step) => isNamed(step.name, name)))
  if (unknown.length > 0) {
    const known = all.map((step) => step.name).join(', ')
    sayToTerminal(`There is no check called ${unknown.join(', ')}; there are: ${known}.\n`)
    return false
  }

  const steps = all.filter(
    (step) => names.length === 0 || names.some((name) => isNamed(step.name, name)),
  )
  await ensureInstalled(rootDir)
  const startedAtMs = performance.now()
  const results = await runChecks(rootDir, steps, sayToTerminal)
  const failed = results.filter((result) => !result.ok).map((result) => result.name)
  const seconds = ((performance.now() - startedAtMs) / 1_000).toFixed(1)
  const verdict = failed.length === 0 ? 'All checks passed' : `Failed: ${failed.join(', ')}`
  sayToTerminal(`${verdict} (${seconds} s)\n`)
  return failed.length === 0
}

/**
 * @param {string} stepName
 * @param {string} name
 */
function isNamed(stepName, name) {
  return stepName === name || stepName.startsWith(`${name}:`)
}
