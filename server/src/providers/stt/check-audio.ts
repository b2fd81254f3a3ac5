import { SPEECH_RATE_HZ, SttError } from './stt.ts'

const MAX_S = 40
/** Shorter than any sound of speech. */
const MIN_S = 0.1
/** -66 dB of full scale: below the noise of any microphone that is on. */
const SILENT_PEAK = 0.000_5

/** False where there is nothing to hear: a model would make up words for it. */
export function checkAudio(pcm: Float32Array): boolean {
  if (pcm.length > MAX_S * SPEECH_RATE_HZ) {
    throw new SttError(`More than ${MAX_S} s of audio at once.`, { isLasting: true })
  }
  return (
    pcm.length >= MIN_S * SPEECH_RATE_HZ && pcm.some((sample) => Math.abs(sample) > SILENT_PEAK)
  )
}
