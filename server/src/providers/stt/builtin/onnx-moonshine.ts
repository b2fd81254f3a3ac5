import { Tensor } from 'onnxruntime-node'
import { getPackageFile } from '../../../lib/get-package-file.ts'
import { floatsOf, openOnnx } from '../../../lib/onnx.ts'

const PACKAGE = '@usefulsensors/moonshine-js'
const FOLDER = 'dist/model/base/quantized'
const HEADS = 8
const HEAD_SIZE = 52

export interface Utterance {
  /** How likely each token is after `token`, unnormalised. */
  next(token: number): Promise<Float32Array>
}

export interface Moonshine {
  /** 16 kHz samples from -1 to 1. */
  open(pcm: Float32Array): Promise<Utterance>
}

export async function loadMoonshine(): Promise<Moonshine> {
  const encoder = await openOnnx(weights('encoder_model'), { isArenaKept: false })
  const decoder = await openOnnx(weights('decoder_model_merged'))
  const presentNames = decoder.outputNames.filter((name) => name.startsWith('present.'))
  // What comes of the encoder is computed in the first step and stays.
  const growingNames = presentNames.filter((name) => name.includes('.decoder.'))

  async function open(pcm: Float32Array): Promise<Utterance> {
    const encoded = await encoder.run({
      input_values: new Tensor('float32', pcm, [1, pcm.length]),
    })
    const hidden = encoded('last_hidden_state')
    const past = new Map<string, Tensor>()
    for (const name of presentNames) {
      past.set(pastOf(name), new Tensor('float32', [], [1, HEADS, 0, HEAD_SIZE]))
    }
    let isFirst = true

    async function next(token: number): Promise<Float32Array> {
      const names = isFirst ? presentNames : growingNames
      const answer = await decoder.run(
        {
          input_ids: new Tensor('int64', [BigInt(token)], [1, 1]),
          encoder_hidden_states: hidden,
          use_cache_branch: new Tensor('bool', [!isFirst], [1]),
          ...Object.fromEntries(past),
        },
        ['logits', ...names],
      )
      for (const name of names) past.set(pastOf(name), answer(name))
      isFirst = false
      return floatsOf(answer('logits'))
    }
    return { next }
  }
  return { open }
}

function pastOf(presentName: string): string {
  return presentName.replace('present', 'past_key_values')
}

function weights(name: string): string {
  return getPackageFile(PACKAGE, `${FOLDER}/${name}.onnx`)
}
