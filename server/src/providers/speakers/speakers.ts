/** What a voice is known by: a direction of length 1, and of how many seconds of speech it comes. */
export interface VoicePrint {
  readonly print: Float32Array
  readonly seconds: number
}

/** One person's part of a piece of speech, in samples of it; `voice` is null where it says too little. */
export interface SpokenPart {
  readonly from: number
  readonly to: number
  readonly voice: VoicePrint | null
}

/**
 * Tells people apart by their voices. Deterministic: the same sound gives the same answer. It knows
 * nobody: a voice is compared with others of its own session alone.
 */
export interface Speakers {
  /** Mono samples from -1 to 1 at 16 kHz, about 30 s of them at most: cut where the voice changes. */
  cut(pcm: Float32Array): Promise<SpokenPart[]>
  /** As `groupVoices`. */
  group(voices: readonly (VoicePrint | null)[]): Promise<(number | null)[]>
  close(): Promise<void>
}
