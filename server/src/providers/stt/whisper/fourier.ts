/** The power of each frequency up to half the rate, of frames of one length with small factors. */
export function powerSpectrum(length: number): (frame: Float64Array) => Float64Array {
  const cos = Float64Array.from({ length }, (_, at) => Math.cos((2 * Math.PI * at) / length))
  const sin = Float64Array.from({ length }, (_, at) => Math.sin((2 * Math.PI * at) / length))
  const re = new Float64Array(length)
  const im = new Float64Array(length)
  const evenRe = new Float64Array(length)
  const evenIm = new Float64Array(length)

  /** Transforms `size` inputs from `from` on, `step` apart, into `size` outputs from `to` on. */
  function transform(input: Float64Array, from: number, step: number, size: number, to: number) {
    if (size % 2 === 1) {
      direct(input, from, step, size, to)
      return
    }
    const half = size / 2
    transform(input, from, step * 2, half, to)
    transform(input, from + step, step * 2, half, to + half)
    for (let k = 0; k < half; k++) {
      evenRe[k] = re[to + k] ?? 0
      evenIm[k] = im[to + k] ?? 0
    }
    for (let k = 0; k < half; k++) {
      const turnRe = cos[k * step] ?? 0
      const turnIm = -(sin[k * step] ?? 0)
      const oddRe = re[to + half + k] ?? 0
      const oddIm = im[to + half + k] ?? 0
      const turnedRe = oddRe * turnRe - oddIm * turnIm
      const turnedIm = oddRe * turnIm + oddIm * turnRe
      re[to + k] = (evenRe[k] ?? 0) + turnedRe
      im[to + k] = (evenIm[k] ?? 0) + turnedIm
      re[to + half + k] = (evenRe[k] ?? 0) - turnedRe
      im[to + half + k] = (evenIm[k] ?? 0) - turnedIm
    }
  }

  function direct(input: Float64Array, from: number, step: number, size: number, to: number) {
    for (let k = 0; k < size; k++) {
      let sumRe = 0
      let sumIm = 0
      for (let n = 0; n < size; n++) {
        const angle = ((k * n) % size) * step
        sumRe += (input[from + n * step] ?? 0) * (cos[angle] ?? 0)
        sumIm -= (input[from + n * step] ?? 0) * (sin[angle] ?? 0)
      }
      re[to + k] = sumRe
      im[to + k] = sumIm
    }
  }

  return (frame) => {
    transform(frame, 0, 1, length, 0)
    return Float64Array.from(
      { length: length / 2 + 1 },
      (_, k) => (re[k] ?? 0) ** 2 + (im[k] ?? 0) ** 2,
    )
  }
}
