import { SPEECH_RATE_HZ } from '../stt.ts'

/** Slaney's scale: even up to 1 kHz, logarithmic above. */
const HZ_PER_MEL = 200 / 3
const LOG_FROM_HZ = 1_000
const LOG_FROM_MEL = LOG_FROM_HZ / HZ_PER_MEL
const LOG_STEP = Math.log(6.4) / 27

export interface MelFilter {
  /** Of the first frequency that has a weight. */
  readonly from: number
  readonly weights: Float64Array
}

/** Triangles of equal area over the frequencies of a spectrum of so many bins. */
export function melFilters(count: number, bins: number): MelFilter[] {
  const highest = SPEECH_RATE_HZ / 2
  const edges = Array.from({ length: count + 2 }, (_, at) =>
    hertz((mels(highest) * at) / (count + 1)),
  )
  return Array.from({ length: count }, (_, filter) => {
    const [low, centre, high] = edges.slice(filter, filter + 3) as [number, number, number]
    const weights = Array.from({ length: bins }, (_, bin) => {
      const hz = (bin * highest) / (bins - 1)
      const height = Math.min((hz - low) / (centre - low), (high - hz) / (high - centre))
      return (Math.max(0, height) * 2) / (high - low)
    })
    const from = weights.findIndex((weight) => weight > 0)
    const to = weights.findLastIndex((weight) => weight > 0)
    return { from: Math.max(0, from), weights: Float64Array.from(weights.slice(from, to + 1)) }
  })
}

function mels(hz: number): number {
  if (hz < LOG_FROM_HZ) return hz / HZ_PER_MEL
  return LOG_FROM_MEL + Math.log(hz / LOG_FROM_HZ) / LOG_STEP
}

function hertz(mel: number): number {
  if (mel < LOG_FROM_MEL) return mel * HZ_PER_MEL
  return LOG_FROM_HZ * Math.exp(LOG_STEP * (mel - LOG_FROM_MEL))
}
