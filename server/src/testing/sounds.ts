/** Deterministic for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** White noise from -level to level. */
export function noise(samples: number, level: number, seed = 1): Float32Array {
  const random = randomOf(seed)
  return Float32Array.from({ length: samples }, () => (2 * random() - 1) * level)
}

export function tone(samples: number, frequencyHz: number, rateHz: number, level = 0.5) {
  return Float32Array.from(
    { length: samples },
    (_, index) => level * Math.sin((2 * Math.PI * frequencyHz * index) / rateHz),
  )
}

export function toInt16(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (sample) => Math.round(sample * 32_767))
}
