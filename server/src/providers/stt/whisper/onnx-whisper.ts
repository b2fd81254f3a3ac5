import { readFile } from 'node:fs/promises'
import { Tensor } from 'onnxruntime-node'
import { floatsOf, openOnnx } from '../../../lib/onnx.ts'
import { dropOutputs } from './drop-outputs.ts'
import { logMel, MEL_BANDS, MEL_FRAMES } from './log-mel.ts'

const HEADS = 12
const HEAD_SIZE = 64

export interface Utterance {
  /** How likely each token is after these, which follow those given before; unnormalised. */
  next(tokens: readonly number[]): Promise<Float32Array>
}

export interface Whisper {
  /** 16 kHz samples from -1 to 1, at most 30 s of them. */
  open(pcm: Float32Array): Promise<Utterance>
}

export interface WhisperFiles {
  readonly encoder: string
  readonly decoder: string
}

export async function loadWhisper(files: WhisperFiles): Promise<Whisper> {
  const encoder = await openOnnx(withoutAttentions(await readFile(files.encoder)), {
    isArenaKept: false,
  })
  const decoder = await openOnnx(files.decoder, { isArenaKept: false })
  const presentNames = decoder.outputNames.filter((name) => name.startsWith('present.'))
  // What comes of the encoder is computed in the first step and stays.
  const growingNames = presentNames.filter((name) => name.includes('.decoder.'))

  async function open(pcm: Float32Array): Promise<Utterance> {
    const features = new Tensor('float32', logMel(pcm), [1, MEL_BANDS, MEL_FRAMES])
    const encoded = await encoder.run({ input_features: features }, ['last_hidden_state'])
    const hidden = encoded('last_hidden_state')
    const past = new Map<string, Tensor>()
    for (const name of presentNames) {
      past.set(pastOf(name), new Tensor('float32', [], [1, HEADS, 0, HEAD_SIZE]))
    }
    let isFirst = true

    async function next(tokens: readonly number[]): Promise<Float32Array> {
      const names = isFirst ? presentNames : growingNames
      const answer = await decoder.run(
        {
          input_ids: new Tensor('int64', tokens.map(BigInt), [1, tokens.length]),
          encoder_hidden_states: hidden,
          use_cache_branch: new Tensor('bool', [!isFirst], [1]),
          ...Object.fromEntries(past),
        },
        ['logits', ...names],
      )
      for (const name of names) past.set(pastOf(name), answer(name))
      isFirst = false
      const logits = floatsOf(answer('logits'))
      return logits.subarray(logits.length - logits.length / tokens.length)
    }
    return { next }
  }
  return { open }
}

function withoutAttentions(model: Buffer): Buffer {
  return dropOutputs(model, (name) => name.startsWith('encoder_attentions.'))
}

function pastOf(presentName: string): string {
  return presentName.replace('present', 'past_key_values')
}
