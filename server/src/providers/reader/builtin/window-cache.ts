import { createIdleCache } from '../../../lib/idle-cache.ts'

/** Room for the windows of about twenty hours of talk. */
const MAX_BYTES = 96 * 1024 * 1024
const STEPS = 65_535

export interface WindowCache {
  has(key: string): boolean
  get(key: string): Float32Array | undefined
  set(key: string, scores: Float32Array): void
}

/** The scores of windows, as 16-bit numbers. */
export function createWindowCache(): WindowCache {
  const kept = createIdleCache<Uint16Array>({
    most: MAX_BYTES,
    sizeOf: ({ byteLength }) => byteLength,
  })
  return {
    has: (key) => kept.get(key) !== undefined,
    get(key) {
      const steps = kept.get(key)
      return steps && scoresOf(steps)
    },
    set: (key, scores) => kept.set(key, stepsOf(scores)),
  }
}

// Millions of numbers: `from` with a function takes many times as long.
function stepsOf(scores: Float32Array): Uint16Array {
  const steps = new Uint16Array(scores.length)
  for (let at = 0; at < scores.length; at += 1) steps[at] = Math.round((scores[at] ?? 0) * STEPS)
  return steps
}

function scoresOf(steps: Uint16Array): Float32Array {
  const scores = new Float32Array(steps.length)
  for (let at = 0; at < steps.length; at += 1) scores[at] = (steps[at] ?? 0) / STEPS
  return scores
}
