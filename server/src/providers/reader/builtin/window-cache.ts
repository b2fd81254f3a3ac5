import { createHash } from 'node:crypto'

/** Room for the windows of about twenty hours of talk. */
const MAX_BYTES = 96 * 1024 * 1024
const IDLE_MS = 15 * 60_000
const STEPS = 65_535

export interface WindowCache {
  has(practitionerId: string, ids: Int32Array): boolean
  get(practitionerId: string, ids: Int32Array): Float32Array | undefined
  set(practitionerId: string, ids: Int32Array, scores: Float32Array): void
}

interface CacheOptions {
  readonly maxBytes?: number
  readonly idleMs?: number
  readonly now?: () => number
}

interface Kept {
  readonly scores: Uint16Array
  usedAtMs: number
}

/**
 * Scores by the hash of a practitioner and a window: no words are kept, nobody meets another's, and
 * what nobody has asked for lately is forgotten.
 */
export function createWindowCache(options: CacheOptions = {}): WindowCache {
  const { maxBytes = MAX_BYTES, idleMs = IDLE_MS, now = Date.now } = options
  const kept = new Map<string, Kept>()
  let bytes = 0

  function drop(key: string): void {
    bytes -= kept.get(key)?.scores.byteLength ?? 0
    kept.delete(key)
  }

  function use(key: string, entry: Kept): void {
    entry.usedAtMs = now()
    kept.delete(key)
    kept.set(key, entry)
  }

  /** The one that was used longest ago comes first. */
  function forget(): void {
    for (const [key, { usedAtMs }] of kept) {
      if (bytes <= maxBytes && now() - usedAtMs <= idleMs) return
      drop(key)
    }
  }

  setInterval(forget, idleMs).unref()
  return {
    has(practitionerId, ids) {
      const key = keyOf(practitionerId, ids)
      const entry = kept.get(key)
      if (entry) use(key, entry)
      return entry !== undefined
    },
    get(practitionerId, ids) {
      const entry = kept.get(keyOf(practitionerId, ids))
      return entry && scoresOf(entry.scores)
    },
    set(practitionerId, ids, scores) {
      const key = keyOf(practitionerId, ids)
      drop(key)
      const steps = stepsOf(scores)
      bytes += steps.byteLength
      use(key, { scores: steps, usedAtMs: 0 })
      forget()
    },
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

function keyOf(practitionerId: string, ids: Int32Array): string {
  const bytes = new Uint8Array(ids.buffer, ids.byteOffset, ids.byteLength)
  return createHash('sha256').update(practitionerId).update(bytes).digest('base64')
}
