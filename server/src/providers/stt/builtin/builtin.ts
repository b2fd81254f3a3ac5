import { availableParallelism } from 'node:os'
import { PoolError, processPool } from '../../../lib/process-pool.ts'
import { checkAudio } from '../check-audio.ts'
import { SttError, type Heard, type SpeechToText } from '../stt.ts'

export interface BuiltinOptions {
  readonly workers?: number | undefined
  readonly timeoutMs: number
}

const CHILD = new URL('child.ts', import.meta.url)
const MOST_WORKERS = 4
const MAX_QUEUED = 256

/** English alone. Each worker holds the model in a process of its own. */
export function builtinStt({ workers, timeoutMs }: BuiltinOptions): SpeechToText {
  const size = workers ?? defaultWorkers()
  const pool = processPool<Float32Array, Heard>({ file: CHILD, size, maxQueued: MAX_QUEUED })
  return {
    name: 'Moonshine base (built in)',
    atOnce: size,
    async transcribe(pcm, { signal }) {
      if (!checkAudio(pcm)) return { text: '' }
      return pool.run(pcm, { signal, timeoutMs }).catch((error: unknown) => {
        throw error instanceof PoolError ? new SttError(error.message) : error
      })
    },
    warm: pool.warm,
    close: pool.close,
  }
}

/** One core is left for the server. */
function defaultWorkers(): number {
  return Math.max(1, Math.min(availableParallelism() - 1, MOST_WORKERS))
}
