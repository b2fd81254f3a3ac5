export const SPEECH_RATE_HZ = 16_000

export interface Heard {
  /** Empty when nothing was said. */
  readonly text: string
  /** From 0, unsure, to 1; absent where the provider does not tell. */
  readonly confidence?: number
  /** The same of each word of the text, as spaces part them. */
  readonly wordConfidence?: readonly number[]
}

interface TranscribeOptions {
  readonly signal: AbortSignal
  /** Words that are likely here, such as drug names. */
  readonly vocabulary?: readonly string[]
}

/** Mono samples from -1 to 1 at 16 kHz, at most about 30 s of them. Rejects with SttError. */
export interface SpeechToText {
  /** Told beside what it wrote, as in 'Moonshine base (built in)'. */
  readonly name: string
  /** How many it hears at a time; 1 where it does not tell. */
  readonly atOnce?: number
  transcribe(pcm: Float32Array, options: TranscribeOptions): Promise<Heard>
  /** There will be something to hear soon. */
  warm?(): void
  close(): Promise<void>
}

/** Its message never holds what was said. */
export class SttError extends Error {
  override readonly name = 'SttError'
  /** The same audio will fail again. */
  readonly isLasting: boolean
  readonly retryAfterMs: number | undefined

  constructor(message: string, { isLasting = false, retryAfterMs }: SttFailure = {}) {
    super(message)
    this.isLasting = isLasting
    this.retryAfterMs = retryAfterMs
  }
}

interface SttFailure {
  readonly isLasting?: boolean
  readonly retryAfterMs?: number | undefined
}
