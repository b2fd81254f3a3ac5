import { processPool } from '../../../lib/process-pool.ts'
import type { WindowsState } from '../stream-windows.ts'
import { VOICE_INPUT_RATE_HZ, type VoiceActivity, type VoiceState } from '../voice.ts'
import type { SileroMemory } from './onnx-silero.ts'

interface SileroState {
  readonly windows: WindowsState
  readonly memory: SileroMemory
}

export type VoiceJob =
  | {
      readonly kind: 'listen'
      readonly samples: Int16Array
      readonly state: SileroState | undefined
    }
  | { readonly kind: 'resample'; readonly samples: Int16Array }

export type VoiceAnswer =
  | { readonly kind: 'listen'; readonly probabilities: Float32Array; readonly state: SileroState }
  | { readonly kind: 'resample'; readonly pcm: Float32Array }

const CHILD = new URL('child.ts', import.meta.url)
const MAX_QUEUED = 1_024
/** A piece takes about a hundredth of its length; the rest is for a machine that is very busy. */
const TIMEOUT_MS = 30_000

/** Children keep nothing between jobs: the state goes with each. Rejects with PoolError. */
export function sileroVoice({ workers = 1 }: { readonly workers?: number } = {}): VoiceActivity {
  const pool = processPool<VoiceJob, VoiceAnswer>({
    file: CHILD,
    size: workers,
    maxQueued: MAX_QUEUED,
  })

  async function ask<Kind extends VoiceJob['kind']>(job: VoiceJob & { kind: Kind }) {
    const seconds = job.samples.length / VOICE_INPUT_RATE_HZ
    const answer = await pool.run(job, { timeoutMs: TIMEOUT_MS + seconds * 1_000 })
    return answer as Extract<VoiceAnswer, { kind: Kind }>
  }

  return {
    async listen(samples, state) {
      const before = state as unknown as SileroState | undefined
      const heard = await ask({ kind: 'listen', samples, state: before })
      return { probabilities: heard.probabilities, state: heard.state as unknown as VoiceState }
    },
    async resample(samples) {
      return (await ask({ kind: 'resample', samples })).pcm
    },
    close: pool.close,
  }
}
