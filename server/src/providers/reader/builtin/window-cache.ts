import { POINTING_AT, SCORES_PER_TOKEN } from '../../../clinical/ledger/reading/reader-layout.ts'
import { createIdleCache } from '../../../lib/idle-cache.ts'

/** Room for the windows of about twenty hours of talk. */
const MAX_BYTES = 96 * 1024 * 1024
const STEPS = 65_535
const SIGNED_STEPS = 32_767

export interface WindowCache {
  has(key: string): boolean
  get(key: string): Float32Array | undefined
  set(key: string, scores: Float32Array): void
}

/** Probabilities in steps from 0 to 1; vectors, in the same bytes, in signed steps up to `reach`. */
interface Kept {
  readonly steps: Uint16Array
  readonly reach: number
}

/** The scores of windows, as 16-bit numbers. */
export function createWindowCache(): WindowCache {
  const kept = createIdleCache<Kept>({
    most: MAX_BYTES,
    sizeOf: ({ steps }) => steps.byteLength,
  })
  return {
    has: (key) => kept.get(key) !== undefined,
    get(key) {
      const found = kept.get(key)
      return found && scoresOf(found)
    },
    set: (key, scores) => kept.set(key, stepsOf(scores)),
  }
}

// Millions of numbers: `from` with a function takes many times as long.
function stepsOf(scores: Float32Array): Kept {
  const steps = new Uint16Array(scores.length)
  const signed = new Int16Array(steps.buffer)
  const reach = reachOf(scores)
  for (let at = 0; at < scores.length; at += 1) {
    const score = scores[at] ?? 0
    if (isOfVector(at)) signed[at] = Math.round((score / reach) * SIGNED_STEPS)
    else steps[at] = Math.round(score * STEPS)
  }
  return { steps, reach }
}

function scoresOf({ steps, reach }: Kept): Float32Array {
  const scores = new Float32Array(steps.length)
  const signed = new Int16Array(steps.buffer)
  for (let at = 0; at < steps.length; at += 1)
    scores[at] = isOfVector(at)
      ? ((signed[at] ?? 0) / SIGNED_STEPS) * reach
      : (steps[at] ?? 0) / STEPS
  return scores
}

function isOfVector(at: number): boolean {
  return at % SCORES_PER_TOKEN >= POINTING_AT
}

/** The largest number of any vector, without its sign; at least 1, so that nothing is divided by 0. */
function reachOf(scores: Float32Array): number {
  let reach = 1
  for (let at = 0; at < scores.length; at += 1)
    if (isOfVector(at)) reach = Math.max(reach, Math.abs(scores[at] ?? 0))
  return reach
}
