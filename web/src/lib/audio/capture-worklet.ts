import { AUDIO_FRAME_SAMPLES, AUDIO_SAMPLE_RATE_HZ } from '@chartwright/contract/limits'
import { makeFramer } from './frame.ts'
import { toMono, toS16 } from './pcm.ts'
import { makeResampler } from './resample.ts'

/** Globals of an audio worklet; TypeScript's DOM library does not know them. */
declare const sampleRate: number
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void

/** Posts frames of 1,024 signed 16-bit samples at 44.1 kHz, whatever the device's own rate is. */
class Capture extends AudioWorkletProcessor {
  #resample = makeResampler(sampleRate, AUDIO_SAMPLE_RATE_HZ)
  #framer = makeFramer(AUDIO_FRAME_SAMPLES, (frame) => this.port.postMessage(frame, [frame.buffer]))

  process([channels = []]: Float32Array[][]): boolean {
    if (channels.length > 0) this.#framer.add(toS16(this.#resample(toMono(channels))))
    return true
  }
}

registerProcessor('capture', Capture)
