import { getPackageFile } from '../../../lib/get-package-file.ts'
import { Tensor } from 'onnxruntime-node'
import { floatsOf, openOnnx } from '../../../lib/onnx.ts'
import { WINDOW_SAMPLES } from '../stream-windows.ts'

const CONTEXT_SAMPLES = 64
const MEMORY_SHAPE = [2, 1, 128]

export interface SileroMemory {
  /** The end of the window before. */
  readonly context: Float32Array
  readonly hidden: Float32Array
}

export const SILERO_START: SileroMemory = {
  context: new Float32Array(CONTEXT_SAMPLES),
  hidden: new Float32Array(2 * 128),
}

interface SileroHeard {
  readonly probability: number
  readonly memory: SileroMemory
}

export async function loadSilero() {
  const model = await openOnnx(getPackageFile('@ricky0123/vad-web', 'dist/silero_vad_v5.onnx'))
  const rate = new Tensor('int64', [16_000n], [])

  return async (window: Float32Array, { context, hidden }: SileroMemory): Promise<SileroHeard> => {
    const input = new Float32Array(CONTEXT_SAMPLES + WINDOW_SAMPLES)
    input.set(context)
    input.set(window, CONTEXT_SAMPLES)
    const heard = await model.run({
      input: new Tensor('float32', input, [1, input.length]),
      state: new Tensor('float32', hidden, MEMORY_SHAPE),
      sr: rate,
    })
    const [probability = 0] = floatsOf(heard('output'))
    const memory = { context: window.slice(-CONTEXT_SAMPLES), hidden: floatsOf(heard('stateN')) }
    return { probability, memory }
  }
}
