import { VOICE_INPUT_RATE_HZ } from './voice.ts'

/** 16,000 / 44,100, reduced: output k lies at input k × 441 / 160. */
const UP = 160
const DOWN = 441
const TAPS = 64
export const HALF_TAPS = TAPS / 2
/** In the middle of a transition from 6.7 to 8.7 kHz, with 50 dB beyond it. */
const CUTOFF_HZ = 7_700
const KAISER_BETA = 4.55
const FULL_SCALE = 32_768

const NO_FILTER = new Float64Array(TAPS)
const filters = designFilters()

/** How many outputs have ended after this many inputs. */
export function outputsAfter(inputs: number): number {
  return Math.floor((inputs * UP) / DOWN)
}

/** How many inputs it takes for this many outputs to end. */
export function inputsFor(outputs: number): number {
  return Math.ceil((outputs * DOWN) / UP)
}

/**
 * Output number `index` of the whole stream. `samples[0]` is input number `offset`; what is not in
 * `samples` counts as silence. `delay` inputs of the future are not looked at.
 */
export function outputAt(
  samples: Int16Array,
  offset: number,
  index: number,
  delay: number,
): number {
  const position = index * DOWN
  const filter = filters[position % UP] ?? NO_FILTER
  const first = Math.floor(position / UP) - HALF_TAPS + 1 - delay - offset
  const end = Math.min(TAPS, samples.length - first)
  let sum = 0
  for (let tap = Math.max(0, -first); tap < end; tap++)
    sum += (samples[first + tap] ?? 0) * (filter[tap] ?? 0)
  return sum / FULL_SCALE
}

/** The whole of it, in step with the input. */
export function resampleWhole(samples: Int16Array): Float32Array {
  const output = new Float32Array(outputsAfter(samples.length))
  for (let index = 0; index < output.length; index++) output[index] = outputAt(samples, 0, index, 0)
  return output
}

/** One windowed sinc for each of the 160 places that an output can have between two inputs. */
function designFilters(): Float64Array[] {
  return Array.from({ length: UP }, (_, phase) => {
    const filter = Float64Array.from({ length: TAPS }, (_, tap) => {
      const distance = tap - HALF_TAPS + 1 - phase / UP
      return sinc((2 * CUTOFF_HZ * distance) / VOICE_INPUT_RATE_HZ) * kaiser(distance / HALF_TAPS)
    })
    const gain = filter.reduce((sum, tap) => sum + tap, 0)
    return filter.map((tap) => tap / gain)
  })
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
}

/** `x` from -1 to 1, the ends of the window. */
function kaiser(x: number): number {
  return bessel(KAISER_BETA * Math.sqrt(Math.max(0, 1 - x * x))) / bessel(KAISER_BETA)
}

/** The modified Bessel function of the first kind, order 0. */
function bessel(x: number): number {
  let term = 1
  let sum = 1
  for (let k = 1; term > sum * 1e-12; k++) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }
  return sum
}
