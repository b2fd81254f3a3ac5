import { AUDIO_SAMPLE_RATE_HZ } from '@chartwright/contract/limits'

const LOUDEST = 8_000

/** Loud noise that is the same for the same seed, so that a recogniser can recognise it again. */
export function speech(seconds: number, seed = 1): Int16Array {
  const samples = new Int16Array(Math.round(seconds * AUDIO_SAMPLE_RATE_HZ))
  let state = seed >>> 0
  for (let index = 0; index < samples.length; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    samples[index] = ((state >>> 16) / 65_536 - 0.5) * 2 * LOUDEST
  }
  return samples
}

export function silence(seconds: number): Int16Array {
  return new Int16Array(Math.round(seconds * AUDIO_SAMPLE_RATE_HZ))
}

export function joined(...parts: readonly Int16Array[]): Int16Array {
  const samples = new Int16Array(parts.reduce((total, { length }) => total + length, 0))
  let at = 0
  for (const part of parts) {
    samples.set(part, at)
    at += part.length
  }
  return samples
}
