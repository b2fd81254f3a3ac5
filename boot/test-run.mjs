import { StartupError } from './startup-error.mjs'

/**
 * @typedef {import('./test-counts.mjs').Counts} Counts
 * `isBeside` starts with the first one and runs beside the others; `isAlone` waits until nothing else runs.
 * `prepare` starts with the first one, too; `run` waits for it by itself, and says why it failed.
 * @typedef {{ name: string, run: () => Promise<Counts>, prepare?: () => Promise<unknown>, isBeside?: boolean, isAlone?: boolean }} Stage
 * @typedef {Counts & { name: string, seconds: number }} StageResult
 */

const LINES_OF_A_FAILURE = 12

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
  /** @type {Map<Stage, Promise<StageResult>>} */
  const running = new Map()
  for (const stage of stages) stage.prepare?.().catch(() => undefined)
  for (const stage of stages)
    if (stage.isBeside) running.set(stage, timeStage(stage, say, interrupted))
  for (const stage of stages) {
    if (stage.isBeside) continue
    if (stage.isAlone) await Promise.all(running.values())
    const result = timeStage(stage, say, interrupted)
    running.set(stage, result)
    await result
  }
  /** @type {StageResult[]} */
  const results = []
  for (const stage of stages) results.push((await running.get(stage)) ?? interruptedResult(stage))
  say(`\n${failureList(results)}${table(results)}\n\n${closingLine(results)}\n`)
  return sum(results, 'failed') === 0
}

/** @param {Stage} stage @returns {StageResult} */
function interruptedResult({ name }) {
  return { name, ...NOT_RUN, remark: 'interrupted', seconds: 0 }
}

/**
 * @param {Stage} stage
 * @param {import('./progress.mjs').Say} say
 * @param {AbortSignal} interrupted
 * @returns {Promise<StageResult>}
 */
async function timeStage(stage, say, interrupted) {
  if (interrupted.aborted) return interruptedResult(stage)
  say(`\n── ${stage.name}\n`)
  const startedAtMs = performance.now()
  const counts = await runStage(stage, say)
  return { name: stage.name, ...counts, seconds: (performance.now() - startedAtMs) / 1_000 }
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

/**
 * Beside the table, because what failed first is thousands of lines above it.
 *
 * @param {readonly StageResult[]} results
 */
function failureList(results) {
  return results
    .flatMap(({ name, failures = [] }) => failures.map((failure) => `✗ ${name}: ${failure}`))
    .map(
      (failure) =>
        `${failure.split('\n').slice(0, LINES_OF_A_FAILURE).join('\n    ').trimEnd()}\n\n`,
    )
    .join('')
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
