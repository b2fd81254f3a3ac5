import { PoolError, processPool } from '../../../lib/process-pool.ts'
import { checkAudio } from '../check-audio.ts'
import { SPEECH_RATE_HZ, SttError, type Heard, type SpeechToText } from '../stt.ts'
import { WINDOW_S } from './log-mel.ts'

export interface WhisperOptions {
  /** Where its files were installed. */
  readonly folder: string
  readonly timeoutMs: number
}

const CHILD = new URL('child.ts', import.meta.url)
const MAX_QUEUED = 16
/** The system starts a child of low priority last. */
const START_MS = 300_000

/**
 * English alone, for a second hearing: one process of low priority, about 1.2 GB while it works, and
 * the same work for a short stretch as for one of 30 s.
 */
export function whisperStt({ folder, timeoutMs }: WhisperOptions): SpeechToText {
  const pool = processPool<Float32Array, Heard>({
    file: CHILD,
    args: [folder],
    size: 1,
    maxQueued: MAX_QUEUED,
    startMs: START_MS,
  })
  return {
    name: 'Whisper small (installed)',
    async transcribe(pcm, { signal }) {
      if (!checkAudio(pcm)) return { text: '' }
      if (pcm.length > WINDOW_S * SPEECH_RATE_HZ) {
        throw new SttError(`More than ${WINDOW_S} s of audio at once.`, { isLasting: true })
      }
      return pool.run(pcm, { signal, timeoutMs }).catch((error: unknown) => {
        if (!(error instanceof PoolError)) throw error
        throw new SttError(error.message, { isLasting: error.reason === 'unfit' })
      })
    },
    close: pool.close,
  }
}
