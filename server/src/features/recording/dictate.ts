import { AppError } from '../../http/app-error.ts'
import { SttError } from '../../providers/stt/stt.ts'
import { toSamples } from './audio.queries.ts'
import { findCut, sampleOf } from './cut-segments.ts'
import type { RecordingDeps } from './recording-deps.ts'

const PATIENCE_MS = 30_000

export interface Dictated {
  readonly text: string
  readonly confidence: number | null
}

/** What was said, and nothing where nothing was. Nothing is stored. */
export async function dictate({ voice, stt }: RecordingDeps, audio: string): Promise<Dictated> {
  const pcm = Buffer.from(audio, 'base64')
  if (pcm.length % 2 !== 0) throw new AppError('INVALID_REQUEST', 'A sample has two bytes.')
  const samples = toSamples(pcm)
  const { probabilities } = await voice.listen(samples, undefined)
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const heard: Dictated[] = []
  for (const piece of speechIn(samples, probabilities)) {
    try {
      const { text, confidence } = await stt.transcribe(await voice.resample(piece), { signal })
      heard.push({ text: text.trim(), confidence: confidence ?? null })
    } catch (error) {
      if (error instanceof SttError) throw new AppError('NOT_READY')
      throw error
    }
  }
  const told = heard.filter(({ text }) => text !== '')
  return { text: told.map(({ text }) => text).join(' '), confidence: leastOf(told) }
}

function* speechIn(samples: Int16Array, probabilities: Float32Array): Generator<Int16Array> {
  let start = 0
  for (;;) {
    const cut = findCut(probabilities.subarray(start), { isEnd: true })
    if (!cut) return
    if (cut.speech) {
      const { from, to } = cut.speech
      yield samples.subarray(sampleOf(start + from), sampleOf(start + to))
    }
    start += cut.at
  }
}

function leastOf(told: readonly Dictated[]): number | null {
  const known = told.flatMap(({ confidence }) => confidence ?? [])
  return known.length === 0 ? null : Math.min(...known)
}
