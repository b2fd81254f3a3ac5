import { SILENCE_BEFORE_TRANSCRIPTION_MS } from '@chartwright/contract/limits'
import { VOICE_INPUT_RATE_HZ, VOICE_WINDOW_S } from '../../providers/voice/voice.ts'

const SPEECH_BEGINS = 0.3
const SPEECH_GOES_ON = 0.15
/** A click is no speech. */
const LEAST_SPEECH = windows(0.1)
/** Recognisers lose the first and the last sound of what is cut to its edge. */
const PADDING = windows(0.3)
const PAUSE = windows(0.6)
const ENOUGH_SPEECH = windows(3)
const LONG_SILENCE = windows(SILENCE_BEFORE_TRANSCRIPTION_MS / 1_000)
const SPLIT_AFTER = windows(20)
const SPLIT_BEFORE = windows(28)
const EMPTY_STEP = windows(10)
/** Kept for the beginning of what may come next. */
const LEAD_IN = windows(0.5)

/** Windows since the last cut: where the next one is, and what of the part before it is recognised. */
export interface Cut {
  readonly at: number
  readonly speech?: { readonly from: number; readonly to: number }
}

/**
 * The first cut in these probabilities of speech, one a window since the last cut; undefined while
 * it is open. A cut depends on nothing after the window that decides it, so that the same sound is
 * cut alike however it arrives. `isEnd`: nothing follows, and what is open is closed.
 */
export function findCut(
  probabilities: ArrayLike<number>,
  { isEnd }: { isEnd: boolean },
): Cut | undefined {
  let first: number | undefined
  let last = 0
  let voiced = 0
  let isSpeaking = false
  for (let index = 0; index < probabilities.length; index++) {
    isSpeaking = (probabilities[index] ?? 0) >= (isSpeaking ? SPEECH_GOES_ON : SPEECH_BEGINS)
    if (isSpeaking) {
      first ??= index
      last = index
      voiced += 1
    }
    const heard = index + 1
    if (first === undefined) {
      if (heard >= EMPTY_STEP) return { at: heard - LEAD_IN }
      continue
    }
    const silence = index - last
    if (silence >= LONG_SILENCE) return closed(heard - LEAD_IN, first, last, voiced)
    if (silence >= PAUSE && last + 1 - first >= ENOUGH_SPEECH) {
      return closed(last + 1 + PADDING, first, last, voiced)
    }
    if (heard - first >= SPLIT_BEFORE) {
      const quietest = quietestIn(probabilities, first + SPLIT_AFTER, heard)
      return closed(quietest + 1, first, quietest, voiced)
    }
  }
  if (!isEnd || probabilities.length === 0) return undefined
  const { length } = probabilities
  return first === undefined ? { at: length } : closed(length, first, last, voiced)
}

/** Where a window begins, in samples of the stream that its count began with. */
export function sampleOf(window: number): number {
  return Math.round(window * VOICE_WINDOW_S * VOICE_INPUT_RATE_HZ)
}

function closed(at: number, first: number, last: number, voiced: number): Cut {
  if (voiced < LEAST_SPEECH) return { at }
  const from = Math.max(0, first - PADDING)
  return { at, speech: { from, to: Math.min(at, last + 1 + PADDING) } }
}

function quietestIn(probabilities: ArrayLike<number>, from: number, to: number): number {
  let quietest = from
  for (let index = from; index < to; index++) {
    if ((probabilities[index] ?? 0) < (probabilities[quietest] ?? 0)) quietest = index
  }
  return quietest
}

function windows(seconds: number): number {
  return Math.round(seconds / VOICE_WINDOW_S)
}
