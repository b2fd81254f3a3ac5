import { processPool } from '../../../lib/process-pool.ts'
import { SPEECH_RATE_HZ } from '../../stt/stt.ts'
import type { Speakers, SpokenPart, VoicePrint } from '../speakers.ts'

export type SpeakersJob =
  | { readonly kind: 'cut'; readonly pcm: Float32Array }
  | { readonly kind: 'group'; readonly voices: readonly (VoicePrint | null)[] }

export type SpeakersAnswer =
  | { readonly kind: 'cut'; readonly parts: SpokenPart[] }
  | { readonly kind: 'group'; readonly voices: (number | null)[] }

const CHILD = new URL('child.ts', import.meta.url)
const MAX_QUEUED = 1_024
/** A second of sound takes about 40 ms; the rest is for a machine that is very busy. */
const TIMEOUT_MS = 30_000

/** The x-vector network in a process of its own. Rejects with PoolError. */
export function xvectorSpeakers(): Speakers {
  const pool = processPool<SpeakersJob, SpeakersAnswer>({
    file: CHILD,
    size: 1,
    maxQueued: MAX_QUEUED,
  })

  async function ask<Kind extends SpeakersJob['kind']>(job: SpeakersJob & { kind: Kind }, s = 0) {
    const answer = await pool.run(job, { timeoutMs: TIMEOUT_MS + s * 1_000 })
    return answer as Extract<SpeakersAnswer, { kind: Kind }>
  }

  return {
    async cut(pcm) {
      return (await ask({ kind: 'cut', pcm }, pcm.length / SPEECH_RATE_HZ)).parts
    },
    async group(voices) {
      return (await ask({ kind: 'group', voices })).voices
    },
    close: pool.close,
  }
}
