import { serveJobs } from '../../../lib/serve-jobs.ts'
import { SPEECH_RATE_HZ } from '../../stt/stt.ts'
import { groupVoices } from '../group-voices.ts'
import type { SpokenPart } from '../speakers.ts'
import { cutVoices } from './cut-voices.ts'
import { BLOCK_S, hearStretch } from './hear-stretch.ts'
import { loadXVector } from './onnx-xvector.ts'
import type { SpeakersAnswer, SpeakersJob } from './xvector.ts'

const BLOCK = BLOCK_S * SPEECH_RATE_HZ

await serveJobs<SpeakersJob, SpeakersAnswer>(async () => {
  const network = await loadXVector()
  return async (job) => {
    if (job.kind === 'group') return { kind: 'group', voices: groupVoices(job.voices) }
    const { pcm } = job
    const parts = await cutVoices(await hearStretch(network, pcm))
    return { kind: 'cut', parts: parts.map((part, at) => inSamples(part, at, parts.length, pcm)) }
  }
})

/** The last block may be a part of one, and the edges of the sound have none. */
function inSamples(
  { from, to, voice }: SpokenPart,
  at: number,
  count: number,
  pcm: Float32Array,
): SpokenPart {
  return { from: from * BLOCK, to: at === count - 1 ? pcm.length : to * BLOCK, voice }
}
