/** Input is what the browser sends: s16 mono at 44,100 Hz. */
export const VOICE_INPUT_RATE_HZ = 44_100
/** Silero's window of 512 samples at 16 kHz, counted in input samples: not a whole number. */
export const VOICE_WINDOW_S = 512 / 16_000

/** What has to be carried from one piece of a stream to the next. Opaque, and cheap to drop. */
export type VoiceState = Readonly<Record<string, unknown>> & { readonly __voice: never }

interface VoiceHeard {
  /** How likely speech is, from 0 to 1, in each window that ended within this piece. */
  readonly probabilities: Float32Array
  readonly state: VoiceState
}

/** Deterministic: the same samples give the same answer, however they are cut into pieces. */
export interface VoiceActivity {
  /** `state` is undefined at the beginning of a stream. */
  listen(samples: Int16Array, state: VoiceState | undefined): Promise<VoiceHeard>
  /** 44.1 kHz s16 to 16 kHz float, for the recogniser. */
  resample(samples: Int16Array): Promise<Float32Array>
  close(): Promise<void>
}
