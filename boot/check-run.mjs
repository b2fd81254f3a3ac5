import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'
import { runCommand } from './run-command.mjs'

/**
 * @typedef {import('./check-steps.mjs').CheckStep} CheckStep
 * @typedef {{ name: string, ok: boolean, seconds: number, output: string }} CheckResult
 */

/**
 * Runs every step, also after one failed. Says one line as each ends, and all that a failed one wrote.
 *
 * @param {string} rootDir
 * @param {readonly CheckStep[]} steps
 * @param {import('./progress.mjs').Say} say
 * @returns {Promise<CheckResult[]>} in the order of the steps
 */
export async function runChecks(rootDir, steps, say) {
  /** @type {CheckResult[]} */
  const results = []
  const width = Math.max(...steps.map((step) => step.name.length))
  const queue = steps.entries()

  async function work() {
    for (const [index, step] of queue) {
      const result = await runStep(rootDir, step)
      results[index] = result
      const time = `${result.seconds.toFixed(1)} s`.padStart(7)
      say(`${result.ok ? '✓' : '✗'} ${result.name.padEnd(width)} ${time}\n`)
      if (!result.ok) say(`${result.output.trim()}\n`)
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))
  return results
}

/**
 * @param {string} rootDir
 * @param {CheckStep} step
 * @returns {Promise<CheckResult>}
 */
async function runStep(rootDir, { name, command }) {
  const [program = '', ...args] = command
  const path = [join(rootDir, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const startedAtMs = performance.now()
  const { code, output } = await runCommand(program, args, {
    cwd: rootDir,
    env: { ...process.env, PATH: path },
    // The programs in .bin are batch files there.
    shell: process.platform === 'win32',
  }).catch((/** @type {unknown} */ error) => ({ code: 1, output: String(error) }))
  return { name, ok: code === 0, seconds: (performance.now() - startedAtMs) / 1_000, output }
}
