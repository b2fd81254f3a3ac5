import { SPEECH_RATE_HZ } from '../stt.ts'
import { powerSpectrum } from './fourier.ts'
import { melFilters } from './mel-filters.ts'

/** The model hears 30 s at a time; what is shorter is followed by silence. */
export const WINDOW_S = 30
export const MEL_BANDS = 80
const FRAME_SAMPLES = 400
const HOP_SAMPLES = 160
export const MEL_FRAMES = (WINDOW_S * SPEECH_RATE_HZ) / HOP_SAMPLES
const HALF_FRAME = FRAME_SAMPLES / 2
const LEAST_POWER = 1e-10
/** In powers of ten: what is further below the loudest is cut off. */
const DYNAMIC_RANGE = 8

const HANN = Float64Array.from(
  { length: FRAME_SAMPLES },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / FRAME_SAMPLES),
)
const FILTERS = melFilters(MEL_BANDS, HALF_FRAME + 1)

/** What Whisper's encoder is given: band after band, each of MEL_FRAMES values. */
export function logMel(pcm: Float32Array): Float32Array {
  const spectrumOf = powerSpectrum(FRAME_SAMPLES)
  const features = new Float32Array(MEL_BANDS * MEL_FRAMES).fill(Math.log10(LEAST_POWER))
  const frame = new Float64Array(FRAME_SAMPLES)
  const heardFrames = Math.min(MEL_FRAMES, Math.ceil((pcm.length + HALF_FRAME) / HOP_SAMPLES))
  for (let index = 0; index < heardFrames; index++) {
    for (let at = 0; at < FRAME_SAMPLES; at++) {
      // Frames are centred; before its first sample the sound is mirrored.
      const sample = Math.abs(index * HOP_SAMPLES - HALF_FRAME + at)
      frame[at] = (pcm[sample] ?? 0) * (HANN[at] ?? 0)
    }
    const power = spectrumOf(frame)
    for (const [band, { from, weights }] of FILTERS.entries()) {
      let sum = 0
      for (let at = 0; at < weights.length; at++)
        sum += (weights[at] ?? 0) * (power[from + at] ?? 0)
      features[band * MEL_FRAMES + index] = Math.log10(Math.max(sum, LEAST_POWER))
    }
  }
  return scale(features)
}

function scale(features: Float32Array): Float32Array {
  const highest = features.reduce((most, value) => Math.max(most, value), -Infinity)
  return features.map((value) => (Math.max(value, highest - DYNAMIC_RANGE) + 4) / 4)
}
