import { halveRate } from './halve-rate.ts'
import { computeMfcc, MFCC_COUNT } from './mfcc.ts'
import { EDGE_FRAMES, FRAME_SIZE, type XVector } from './onnx-xvector.ts'
import { subtractMean } from './subtract-mean.ts'

/** Statistics are kept for each tenth of a second: any stretch is a sum of them. */
export const BLOCK_S = 0.1
const BLOCK_FRAMES = 10
/** In natural logarithms of energy: 26 dB below the loud frames nobody speaks. */
const QUIET_BELOW = 6
const LOUD_SHARE = 0.9

/** One stretch of sound as the network hears it, in blocks of a tenth of a second. */
export interface Stretch {
  readonly blocks: number
  /** The mean logarithm of energy in a block. */
  readonly energy: Float64Array
  /** Seconds of voice in these blocks, `to` not included. */
  voicedS(from: number, to: number): number
  /** Undefined where there is no voice. */
  prints(parts: readonly Span[]): Promise<(Float32Array | undefined)[]>
}

export interface Span {
  readonly from: number
  readonly to: number
}

/** 16 kHz samples from -1 to 1. */
export async function hearStretch(network: XVector, pcm: Float32Array): Promise<Stretch> {
  const features = computeMfcc(halveRate(pcm))
  const heard = await network.frames(subtractMean(features))
  const count = heard.length / FRAME_SIZE
  const blocks = Math.ceil(count / BLOCK_FRAMES)
  const isVoiced = findVoiced(features, count)
  const energy = new Float64Array(blocks)
  const voiced = new Float64Array(blocks)
  for (let frame = 0; frame < count; frame++) {
    const block = Math.floor(frame / BLOCK_FRAMES)
    const size = Math.min(BLOCK_FRAMES, count - block * BLOCK_FRAMES)
    energy[block] = (energy[block] ?? 0) + energyOf(features, frame + EDGE_FRAMES) / size
    voiced[block] = (voiced[block] ?? 0) + (isVoiced[frame] ? 1 : 0)
  }
  const sums = sumBlocks(heard, count, blocks, isVoiced)
  const framesIn = (from: number, to: number) =>
    voiced.subarray(from, to).reduce((sum, frames) => sum + frames, 0)

  return {
    blocks,
    energy,
    voicedS: (from, to) => (framesIn(from, to) * BLOCK_S) / BLOCK_FRAMES,
    async prints(parts) {
      const spoken = parts.filter(({ from, to }) => framesIn(from, to) > 0)
      if (spoken.length === 0) return parts.map(() => undefined)
      const statistics = new Float32Array(spoken.length * 2 * FRAME_SIZE)
      spoken.forEach(({ from, to }, at) => {
        const own = statistics.subarray(at * 2 * FRAME_SIZE, (at + 1) * 2 * FRAME_SIZE)
        writeStatistics(sums, from, to, framesIn(from, to), own)
      })
      const prints = await network.prints(statistics)
      return parts.map((part) => prints[spoken.indexOf(part)])
    },
  }
}

function energyOf(features: Float32Array, frame: number): number {
  return features[frame * MFCC_COUNT] ?? 0
}

/** Frames between words say nothing of a voice, and much of the room. */
function findVoiced(features: Float32Array, count: number): Uint8Array {
  const energies = Float64Array.from({ length: count }, (_, frame) =>
    energyOf(features, frame + EDGE_FRAMES),
  )
  const loud = energies.toSorted()[Math.floor(count * LOUD_SHARE)] ?? 0
  return Uint8Array.from(energies, (energy) => (energy > loud - QUIET_BELOW ? 1 : 0))
}

/** For each block the sum and the sum of squares of each row, over its voiced frames. */
function sumBlocks(
  heard: Float32Array,
  count: number,
  blocks: number,
  isVoiced: Uint8Array,
): Float64Array {
  const sums = new Float64Array(blocks * 2 * FRAME_SIZE)
  for (let row = 0; row < FRAME_SIZE; row++) {
    for (let frame = 0; frame < count; frame++) {
      if (!isVoiced[frame]) continue
      const value = heard[row * count + frame] ?? 0
      const place = Math.floor(frame / BLOCK_FRAMES) * 2 * FRAME_SIZE + row
      sums[place] = (sums[place] ?? 0) + value
      sums[place + FRAME_SIZE] = (sums[place + FRAME_SIZE] ?? 0) + value * value
    }
  }
  return sums
}

const LEAST_VARIANCE = 1e-10

function writeStatistics(
  sums: Float64Array,
  from: number,
  to: number,
  frames: number,
  statistics: Float32Array,
): void {
  for (let row = 0; row < FRAME_SIZE; row++) {
    let sum = 0
    let squares = 0
    for (let block = from; block < to; block++) {
      sum += sums[block * 2 * FRAME_SIZE + row] ?? 0
      squares += sums[block * 2 * FRAME_SIZE + FRAME_SIZE + row] ?? 0
    }
    const mean = sum / frames
    statistics[row] = mean
    const variance = Math.max(LEAST_VARIANCE, squares / frames - mean * mean)
    statistics[FRAME_SIZE + row] = Math.sqrt(variance)
  }
}
