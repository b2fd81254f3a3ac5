import { SILENCE_BEFORE_TRANSCRIPTION_MS } from '@chartwright/contract/limits'
import { VOICE_INPUT_RATE_HZ, VOICE_WINDOW_S } from '../../../providers/voice/voice.ts'

const SPEECH_BEGINS = 0.3
const SPEECH_GOES_ON = 0.15
/** A click is not speech. */
const LEAST_SPEECH = windows(0.1)
/** Recognisers lose the first and the last phoneme of audio that is cut tightly. */
const PADDING = windows(0.3)
const PAUSE = windows(0.6)
const ENOUGH_SPEECH = windows(3)
const LONG_SILENCE = windows(SILENCE_BEFORE_TRANSCRIPTION_MS / 1_000)
const SPLIT_AFTER = windows(9)
const SPLIT_BEFORE = windows(15)
/** About as long as the gap between two words, in steps. */
const GAP_STEPS = 6
const STEP_S = VOICE_WINDOW_S / 2
const EMPTY_STEP = windows(10)
/** Kept for the start of the next speech. */
const LEAD_IN = windows(0.5)
/** Including its padding. For anything shorter a recogniser makes up words. */
const LEAST_INTERIM = windows(0.8)

/** Windows since the last cut: where the next one is, and which part before it is recognised. */
export interface Cut {
  readonly at: number
  readonly speech?: { readonly from: number; readonly to: number }
  /** Nobody paused: the cut is to be placed at the quietest point of this stretch. */
  readonly split?: { readonly from: number; readonly to: number }
}

/**
 * The first cut in these speech probabilities, one per window since the last cut; undefined while
 * it is open. A cut depends on nothing after the window that decides it, so that the same audio is
 * cut the same way however it arrives. `isEnd`: nothing follows, and open speech is closed.
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
      const split = { from: first + SPLIT_AFTER, to: heard }
      return { ...closed(heard, first, last, voiced), split }
    }
  }
  if (!isEnd || probabilities.length === 0) return undefined
  const { length } = probabilities
  return first === undefined ? { at: length } : closed(length, first, last, voiced)
}

/**
 * Places a split where its stretch is quietest, between two words if possible: the probability of
 * speech does not drop there, but the loudness does. `sound` is that stretch.
 */
export function placeSplit(cut: Cut, sound: Int16Array): Cut {
  const { split, speech } = cut
  if (!split) return cut
  const gapS = quietestGapS(sound)
  const at = split.from + Math.round(gapS / VOICE_WINDOW_S)
  return { at, ...(speech && { speech: { ...speech, to: at } }) }
}

/**
 * Speech since the last cut, as a segment would contain it. Undefined while there is too little,
 * and in a pause that is about to close it: this leaves the recogniser free for its line.
 */
export function findOpenSpeech(probabilities: ArrayLike<number>): Cut['speech'] {
  const speech = findCut(probabilities, { isEnd: true })?.speech
  if (!speech) return undefined
  const said = speech.to - speech.from
  const isPausing = speech.to < probabilities.length && said >= ENOUGH_SPEECH + 2 * PADDING
  return said >= LEAST_INTERIM && !isPausing ? speech : undefined
}

/** Where a window starts, in samples of the stream from which windows are counted. */
export function sampleOf(window: number): number {
  return Math.round(window * VOICE_WINDOW_S * VOICE_INPUT_RATE_HZ)
}

function closed(at: number, first: number, last: number, voiced: number): Cut {
  if (voiced < LEAST_SPEECH) return { at }
  const from = Math.max(0, first - PADDING)
  return { at, speech: { from, to: Math.min(at, last + 1 + PADDING) } }
}

/** The middle of the gap, in seconds from the start. */
function quietestGapS(sound: Int16Array): number {
  const step = Math.round(STEP_S * VOICE_INPUT_RATE_HZ)
  const energies: number[] = []
  for (let at = 0; at + step <= sound.length; at += step) {
    energies.push(sound.subarray(at, at + step).reduce((sum, sample) => sum + sample ** 2, 0))
  }
  let least = Infinity
  let quietest = 0
  for (let at = 0; at + GAP_STEPS <= energies.length; at++) {
    const energy = energies.slice(at, at + GAP_STEPS).reduce((sum, each) => sum + each, 0)
    if (energy >= least) continue
    least = energy
    quietest = at + GAP_STEPS / 2
  }
  return quietest * STEP_S
}

function windows(seconds: number): number {
  return Math.round(seconds / VOICE_WINDOW_S)
}
