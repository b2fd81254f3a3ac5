import { MFCC_COUNT } from './mfcc.ts'

/** Three seconds: the room and the microphone stay alike for so long. */
const WINDOW = 300

/** Each frame without the mean of those around it, as Kaldi's sliding window does it. */
export function subtractMean(features: Float32Array): Float32Array {
  const count = features.length / MFCC_COUNT
  const centred = new Float32Array(features.length)
  const size = Math.min(WINDOW, count)
  const sums = new Float64Array(MFCC_COUNT)
  let from = 0
  let to = 0
  for (let frame = 0; frame < count; frame++) {
    const start = Math.max(0, Math.min(frame - WINDOW / 2, count - size))
    for (; to < start + size; to++) add(sums, features, to, 1)
    for (; from < start; from++) add(sums, features, from, -1)
    for (let at = 0; at < MFCC_COUNT; at++) {
      const place = frame * MFCC_COUNT + at
      centred[place] = (features[place] ?? 0) - (sums[at] ?? 0) / size
    }
  }
  return centred
}

function add(sums: Float64Array, features: Float32Array, frame: number, sign: 1 | -1): void {
  for (let at = 0; at < MFCC_COUNT; at++) {
    sums[at] = (sums[at] ?? 0) + sign * (features[frame * MFCC_COUNT + at] ?? 0)
  }
}
