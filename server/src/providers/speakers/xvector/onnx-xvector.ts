import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Tensor } from 'onnxruntime-node'
import { floatsOf, openOnnx } from '../../../lib/onnx.ts'
import { MFCC_COUNT } from './mfcc.ts'
import { WEIGHTS_SHA256 } from './weights-hash.ts'

/** What the network gives for a frame. */
export const FRAME_SIZE = 1_500
/** Frames at each end that it looks at and gives nothing for. */
export const EDGE_FRAMES = 7
const LEAST_FRAMES = 2 * EDGE_FRAMES + 1

export interface XVector {
  /** From frames of MFCC without their mean: 1,500 rows, a column for each frame but the edges. */
  frames(features: Float32Array): Promise<Float32Array>
  /** From the means and the deviations of 1,500 rows, 3,000 for each print: prints of length 1. */
  prints(statistics: Float32Array): Promise<Float32Array[]>
}

/** The network that the product comes with; see weights/NOTICE.md. */
export async function loadXVector(): Promise<XVector> {
  const frames = await openOnnx(checked('frames'), { isArenaKept: false })
  const prints = await openOnnx(checked('prints'))
  return {
    async frames(features) {
      const count = features.length / MFCC_COUNT
      if (count < LEAST_FRAMES) return new Float32Array()
      const rows = new Float32Array(features.length)
      for (let frame = 0; frame < count; frame++) {
        for (let at = 0; at < MFCC_COUNT; at++) {
          rows[at * count + frame] = features[frame * MFCC_COUNT + at] ?? 0
        }
      }
      const input = new Tensor('float32', rows, [1, MFCC_COUNT, count])
      return floatsOf((await frames.run({ features: input }))('frames'))
    },
    async prints(statistics) {
      const count = statistics.length / (2 * FRAME_SIZE)
      const input = new Tensor('float32', statistics, [count, 2 * FRAME_SIZE])
      const all = floatsOf((await prints.run({ statistics: input }))('prints'))
      const size = all.length / count
      return Array.from({ length: count }, (_, at) =>
        toLengthOne(all.slice(at * size, (at + 1) * size)),
      )
    },
  }
}

function toLengthOne(print: Float32Array): Float32Array {
  const length = Math.sqrt(print.reduce((sum, value) => sum + value * value, 0))
  return length === 0 ? print : print.map((value) => value / length)
}

function checked(name: keyof typeof WEIGHTS_SHA256): string {
  const file = fileURLToPath(new URL(`weights/${name}.onnx`, import.meta.url))
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
  if (hash !== WEIGHTS_SHA256[name]) throw new Error('The weights of the voices are damaged.')
  return file
}
