import { asPractitioner } from '../../../db/as-practitioner.ts'
import { AppError } from '../../../http/app-error.ts'
import { SttError } from '../../../providers/stt/stt.ts'
import { listExpectedWords } from '../../vocabulary/vocabulary.api.ts'
import type { RecordingDeps } from '../recording-deps.ts'
import { toSamples } from '../segments/audio.queries.ts'
import { findCut, placeSplit, sampleOf } from '../segments/cut-segments.ts'
import { isSpeech } from './is-speech.ts'

const TIMEOUT_MS = 30_000

export interface Dictated {
  readonly text: string
  readonly confidence: number | null
}

/** Returns the words that were said, or an empty text. Nothing is stored. */
export async function dictate(
  { db, voice, stt }: RecordingDeps,
  practitionerId: string,
  audio: string,
): Promise<Dictated> {
  const pcm = Buffer.from(audio, 'base64')
  if (pcm.length % 2 !== 0) throw new AppError('INVALID_REQUEST', 'A sample has two bytes.')
  const samples = toSamples(pcm)
  const { probabilities } = await voice.listen(samples, undefined)
  const vocabulary = await asPractitioner(db, practitionerId, (tx) =>
    listExpectedWords(tx, practitionerId),
  )
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const heard: Dictated[] = []
  for (const piece of speechIn(samples, probabilities)) {
    try {
      const pcm = await voice.resample(piece)
      const said = await stt.transcribe(pcm, { signal, vocabulary })
      const { probabilities: voices } = await voice.listen(piece, undefined)
      if (!isSpeech(said, voices)) continue
      heard.push({ text: said.text.trim(), confidence: said.confidence ?? null })
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
    const found = findCut(probabilities.subarray(start), { isEnd: true })
    if (!found) return
    const { from, to } = found.split ?? { from: 0, to: 0 }
    const cut = placeSplit(found, samples.subarray(sampleOf(start + from), sampleOf(start + to)))
    if (cut.speech) {
      const { speech } = cut
      yield samples.subarray(sampleOf(start + speech.from), sampleOf(start + speech.to))
    }
    start += cut.at
  }
}

function leastOf(told: readonly Dictated[]): number | null {
  const known = told.flatMap(({ confidence }) => confidence ?? [])
  return known.length === 0 ? null : Math.min(...known)
}
