import { StartupError } from './startup-error.mjs'

/**
 * @typedef {import('./test-counts.mjs').Counts} Counts
 * @typedef {{ name: string, run: () => Promise<Counts> }} Stage
 * @typedef {Counts & { name: string, seconds: number }} StageResult
 */

const NOT_RUN = { passed: 0, failed: 1, skipped: 0 }

/**
 * Runs every stage, also after one failed, and says what became of each and of all.
 *
 * @param {readonly Stage[]} stages
 * @param {import('./progress.mjs').Say} say
 * @param {AbortSignal} interrupted leaves out the stages that have not begun, as failed
 * @returns {Promise<boolean>} whether nothing failed
 */
export async function runStages(stages, say, interrupted) {
  /** @type {StageResult[]} */
  const results = []
  for (const stage of stages) {
    if (interrupted.aborted) {
      results.push({ name: stage.name, ...NOT_RUN, remark: 'interrupted', seconds: 0 })
      continue
    }
    say(`\n── ${stage.name}\n`)
    const startedAtMs = performance.now()
    const counts = await runStage(stage, say)
    results.push({
      name: stage.name,
      ...counts,
      seconds: (performance.now() - startedAtMs) / 1_000,
    })
  }
  say(`\n${table(results)}\n\n${closingLine(results)}\n`)
  return sum(results, 'failed') === 0
}

/**
 * @param {Stage} stage
 * @param {import('./progress.mjs').Say} say
 * @returns {Promise<Counts>}
 */
async function runStage(stage, say) {
  try {
    return await stage.run()
  } catch (error) {
    const isKnown = error instanceof StartupError
    say(`${isKnown ? error.message : String(error instanceof Error ? error.stack : error)}\n`)
    return { ...NOT_RUN, remark: 'could not run' }
  }
}

/**
 * The run's last line, for people and for scripts.
 *
 * @param {readonly Counts[]} results
 */
export function closingLine(results) {
  const skipped = sum(results, 'skipped')
  const line = `${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`
  return skipped > 0 ? `${line}, ${skipped} skipped` : line
}

/** @param {readonly StageResult[]} results */
function table(results) {
  const rows = results.map(({ name, passed, failed, skipped, seconds, remark }) => [
    name,
    String(passed),
    String(failed),
    String(skipped),
    `${seconds.toFixed(1)} s`,
    remark ?? '',
  ])
  return [['', 'passed', 'failed', 'skipped', 'time', ''], ...rows]
    .map(([name = '', passed = '', failed = '', skipped = '', time = '', remark = '']) =>
      [
        name.padEnd(12),
        passed.padStart(7),
        failed.padStart(8),
        skipped.padStart(9),
        time.padStart(10),
        `  ${remark}`,
      ]
        .join('')
        .trimEnd(),
    )
    .join('\n')
}

/**
 * @param {readonly Counts[]} results
 * @param {'passed' | 'failed' | 'skipped'} key
 */
function sum(results, key) {
  return results.reduce((total, result) => total + result[key], 0)
}
