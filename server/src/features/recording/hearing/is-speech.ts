import type { Heard } from '../../../providers/stt/stt.ts'
import { VOICE_WINDOW_S } from '../../../providers/voice/voice.ts'
import { measureRepetition, REPETITIVE } from './measure-repetition.ts'

/** Shorter than any word. */
const LEAST_VOICE_S = 0.2
const LIKELY = 0.5
const SURE = 0.8
/**
 * The confidence that the recogniser needs where a voice is only likely, and where it is not even
 * that.
 */
const LEAST_CONFIDENCE = { likely: 0.5, hardly: 0.8 }
/** For a provider that does not report its confidence. */
const UNTOLD_CONFIDENCE = 0.7
/** Nobody repeats more words than this in a second of speech. */
const REPEATED_PER_S = 4

/**
 * Whether these words were really said: recognisers make up words for music and noise. A clear
 * voice is enough, since short answers are recognised with low confidence; where the voice is weak,
 * the recogniser has to be confident. `probabilities` holds the probability of voice in each window
 * of the recognised audio.
 */
export function isSpeech({ text, confidence }: Heard, probabilities: Float32Array): boolean {
  if (text === '') return false
  const sureS = secondsAbove(probabilities, SURE)
  const likelyS = secondsAbove(probabilities, LIKELY)
  if (sureS < LEAST_VOICE_S) {
    const needed = likelyS < LEAST_VOICE_S ? LEAST_CONFIDENCE.hardly : LEAST_CONFIDENCE.likely
    if ((confidence ?? UNTOLD_CONFIDENCE) < needed) return false
  }
  const wordsPerS = text.split(/\s+/).length / Math.max(likelyS, LEAST_VOICE_S)
  return measureRepetition(text) < REPETITIVE || wordsPerS <= REPEATED_PER_S
}

function secondsAbove(probabilities: Float32Array, least: number): number {
  return probabilities.filter((probability) => probability >= least).length * VOICE_WINDOW_S
}
