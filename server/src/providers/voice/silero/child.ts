import { serveJobs } from '../../../lib/serve-jobs.ts'
import { resampleWhole } from '../resampler.ts'
import { streamWindows, WINDOWS_START } from '../stream-windows.ts'
import { loadSilero, SILERO_START } from './onnx-silero.ts'
import type { VoiceAnswer, VoiceJob } from './silero.ts'

await serveJobs<VoiceJob, VoiceAnswer>(async () => {
  const silero = await loadSilero()
  return async (job, signal) => {
    if (job.kind === 'resample') return { kind: 'resample', pcm: resampleWhole(job.samples) }
    const { windows, state } = streamWindows(job.samples, job.state?.windows ?? WINDOWS_START)
    let memory = job.state?.memory ?? SILERO_START
    const probabilities = new Float32Array(windows.length)
    for (const [index, window] of windows.entries()) {
      signal.throwIfAborted()
      const heard = await silero(window, memory)
      probabilities[index] = heard.probability
      memory = heard.memory
    }
    return { kind: 'listen', probabilities, state: { windows: state, memory } }
  }
})
