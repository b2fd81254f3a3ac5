export type Resampler = (input: Float32Array) => Float32Array

/**
 * Piece by piece, as if it were one: no click and no lost sample where two pieces meet. Cubic
 * interpolation, which is inaudible in speech.
 */
export function makeResampler(fromHz: number, toHz: number): Resampler {
  if (fromHz === toHz) return (input) => input
  const step = fromHz / toHz
  /** The last samples of the previous pieces, and the position of the next output among them. */
  let held = new Float32Array(1)
  let position = 1
  return (input) => {
    const all = new Float32Array(held.length + input.length)
    all.set(held)
    all.set(input, held.length)
    const output: number[] = []
    while (position + 2 < all.length) {
      output.push(between(all, position))
      position += step
    }
    const keepFrom = Math.min(all.length, Math.max(0, Math.floor(position) - 1))
    held = all.slice(keepFrom)
    position -= keepFrom
    return Float32Array.from(output)
  }
}

function between(samples: Float32Array, position: number): number {
  const at = Math.floor(position)
  const t = position - at
  const [a = 0, b = 0, c = 0, d = 0] = samples.subarray(at - 1, at + 3)
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}
