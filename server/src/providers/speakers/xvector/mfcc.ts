/** Kaldi's MFCC as the network was trained with them: 8 kHz, 25 ms each 10 ms, 23 of them. */
const MFCC_RATE_HZ = 8_000
export const MFCC_COUNT = 23

const FRAME = 200
const SHIFT = 80
const FFT = 256
const LOW_HZ = 20
const HIGH_HZ = 3_700
const PREEMPHASIS = 0.97
const LIFTER = 22
/** Kaldi counts in 16-bit steps. */
const FULL_SCALE = 32_768
/** Below it a logarithm would be of nothing. */
const LEAST = 1.192_092_895_507_812_5e-7

const WINDOW = Float64Array.from({ length: FRAME }, (_, at) =>
  Math.pow(0.5 - 0.5 * Math.cos((2 * Math.PI * at) / (FRAME - 1)), 0.85),
)
const BANKS = designBanks()
const COSINES = designCosines()

/** Frame after frame, 23 values each; the first of a frame is the logarithm of its energy. */
export function computeMfcc(pcm: Float32Array): Float32Array {
  const count = pcm.length < FRAME ? 0 : 1 + Math.floor((pcm.length - FRAME) / SHIFT)
  const features = new Float32Array(count * MFCC_COUNT)
  const frame = new Float64Array(FRAME)
  const real = new Float64Array(FFT)
  const imaginary = new Float64Array(FFT)
  const mels = new Float64Array(MFCC_COUNT)
  for (let index = 0; index < count; index++) {
    const energy = readFrame(pcm, index * SHIFT, frame)
    real.fill(0)
    imaginary.fill(0)
    for (let at = FRAME - 1; at >= 0; at--) {
      const before = frame[Math.max(0, at - 1)] ?? 0
      real[at] = ((frame[at] ?? 0) - PREEMPHASIS * before) * (WINDOW[at] ?? 0)
    }
    transform(real, imaginary)
    BANKS.forEach(({ first, weights }, bank) => {
      let sum = 0
      weights.forEach((weight, at) => {
        sum += weight * ((real[first + at] ?? 0) ** 2 + (imaginary[first + at] ?? 0) ** 2)
      })
      mels[bank] = Math.log(Math.max(sum, LEAST))
    })
    COSINES.forEach((row, at) => {
      let sum = 0
      for (let bank = 0; bank < MFCC_COUNT; bank++) sum += (row[bank] ?? 0) * (mels[bank] ?? 0)
      features[index * MFCC_COUNT + at] = sum
    })
    features[index * MFCC_COUNT] = Math.log(Math.max(energy, LEAST))
  }
  return features
}

/** Without its mean. Answers its energy. */
function readFrame(pcm: Float32Array, from: number, frame: Float64Array): number {
  let mean = 0
  for (let at = 0; at < FRAME; at++) mean += ((pcm[from + at] ?? 0) * FULL_SCALE) / FRAME
  let energy = 0
  for (let at = 0; at < FRAME; at++) {
    const value = (pcm[from + at] ?? 0) * FULL_SCALE - mean
    frame[at] = value
    energy += value * value
  }
  return energy
}

interface Bank {
  readonly first: number
  readonly weights: Float64Array
}

/** Triangles that are equally wide in mels. */
function designBanks(): Bank[] {
  const low = toMel(LOW_HZ)
  const step = (toMel(HIGH_HZ) - low) / (MFCC_COUNT + 1)
  return Array.from({ length: MFCC_COUNT }, (_, bank) => {
    const left = low + bank * step
    const bins = Array.from({ length: FFT / 2 }, (_, bin) => {
      const mel = toMel((bin * MFCC_RATE_HZ) / FFT)
      return Math.max(0, Math.min(mel - left, left + 2 * step - mel) / step)
    })
    const first = bins.findIndex((weight) => weight > 0)
    const end = bins.findLastIndex((weight) => weight > 0) + 1
    return { first, weights: Float64Array.from(bins.slice(first, end)) }
  })
}

function toMel(hz: number): number {
  return 1_127 * Math.log(1 + hz / 700)
}

/** Of the cosine transform, with the lifter. */
function designCosines(): Float64Array[] {
  return Array.from({ length: MFCC_COUNT }, (_, row) => {
    const lift = 1 + (LIFTER / 2) * Math.sin((Math.PI * row) / LIFTER)
    const scale = Math.sqrt((row === 0 ? 1 : 2) / MFCC_COUNT) * lift
    return Float64Array.from(
      { length: MFCC_COUNT },
      (_, bank) => scale * Math.cos((Math.PI / MFCC_COUNT) * (bank + 0.5) * row),
    )
  })
}

/** The fast Fourier transform, in place. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  for (let at = 1, turned = 0; at < FFT; at++) {
    let bit = FFT >> 1
    for (; turned & bit; bit >>= 1) turned ^= bit
    turned ^= bit
    if (at < turned) {
      swap(real, at, turned)
      swap(imaginary, at, turned)
    }
  }
  for (let size = 2; size <= FFT; size *= 2) {
    for (let offset = 0; offset < size / 2; offset++) {
      const angle = (-2 * Math.PI * offset) / size
      const cosine = Math.cos(angle)
      const sine = Math.sin(angle)
      for (let even = offset; even < FFT; even += size) {
        const odd = even + size / 2
        const re = (real[odd] ?? 0) * cosine - (imaginary[odd] ?? 0) * sine
        const im = (real[odd] ?? 0) * sine + (imaginary[odd] ?? 0) * cosine
        real[odd] = (real[even] ?? 0) - re
        imaginary[odd] = (imaginary[even] ?? 0) - im
        real[even] = (real[even] ?? 0) + re
        imaginary[even] = (imaginary[even] ?? 0) + im
      }
    }
  }
}

function swap(values: Float64Array, one: number, other: number): void {
  const kept = values[one] ?? 0
  values[one] = values[other] ?? 0
  values[other] = kept
}
