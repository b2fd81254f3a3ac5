/** Half of 16 kHz, without what is above 3.7 kHz, which nobody looks at. */
const HALF_TAPS = 32
const CUTOFF = 3_800 / 16_000

const filter = designFilter()

/** Every second sample. What is before and after counts as silence. */
export function halveRate(pcm: Float32Array): Float32Array {
  const output = new Float32Array(Math.floor(pcm.length / 2))
  for (let index = 0; index < output.length; index++) {
    const first = 2 * index - HALF_TAPS
    const from = Math.max(0, -first)
    const to = Math.min(filter.length, pcm.length - first)
    let sum = 0
    for (let tap = from; tap < to; tap++) sum += (filter[tap] ?? 0) * (pcm[first + tap] ?? 0)
    output[index] = sum
  }
  return output
}

/** A sinc under a Hamming window. */
function designFilter(): Float64Array {
  const taps = Float64Array.from({ length: 2 * HALF_TAPS + 1 }, (_, tap) => {
    const x = tap - HALF_TAPS
    const sinc = x === 0 ? 2 * CUTOFF : Math.sin(2 * Math.PI * CUTOFF * x) / (Math.PI * x)
    return sinc * (0.54 + 0.46 * Math.cos((Math.PI * x) / HALF_TAPS))
  })
  const gain = taps.reduce((sum, tap) => sum + tap, 0)
  return taps.map((tap) => tap / gain)
}
