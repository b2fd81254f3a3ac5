import { AUDIO_SAMPLE_RATE_HZ } from '@chartwright/contract/limits'
import { asPractitioner } from '../../../db/as-practitioner.ts'
import type { Tx } from '../../../db/open.ts'
import type { VoiceState } from '../../../providers/voice/voice.ts'
import { lockSession } from '../../sessions/sessions.api.ts'
import type { OpenSpeech } from '../live/interim-text.ts'
import type { RecordingDeps, RecordingKey } from '../recording-deps.ts'
import { findRow, type RecordingRow } from '../recordings.queries.ts'
import { cutByVoices } from '../voices/cut-by-voices.ts'
import { labelSpeakers } from '../voices/label-speakers.ts'
import { applySegments, completeRecording } from './apply-segments.ts'
import { listChunks, readSamples, toSamples, type Chunk } from './audio.queries.ts'
import { findCut, findOpenSpeech, placeSplit, sampleOf, type Cut } from './cut-segments.ts'
import { moveCut, type NewSegment } from './segments.queries.ts'

/**
 * The audio since the last cut. Every cut starts afresh with no memory of what came before, so that
 * another node, or this one after a crash, makes the same cuts from the tables alone.
 */
export interface Hearing {
  readonly start: number
  readonly at: number
  readonly voice: VoiceState | undefined
  readonly probabilities: readonly number[]
}

const CHUNKS_AT_ONCE = 8

function beginAt(sample: number): Hearing {
  return { start: sample, at: sample, voice: undefined, probabilities: [] }
}

/**
 * Cuts all stored audio, including open speech once the recording has ended. Returns what is still
 * open; undefined when nothing more will come.
 */
export async function segmentAudio(
  deps: RecordingDeps,
  key: RecordingKey,
  known: Hearing | undefined,
): Promise<Hearing | undefined> {
  let hearing = known
  for (;;) {
    const stored = await asPractitioner(deps.db, key.practitionerId, (tx) =>
      readStored(tx, key, hearing),
    )
    if (!stored) return undefined
    const { row, chunks } = stored
    hearing = stored.hearing
    const [next] = chunks
    if (!next) {
      if (row.state === 'live') return hearing
      if (hearing.at === row.segmentedSamples) {
        await labelSpeakers(deps, key)
        return undefined
      }
      hearing = await closeOpen(deps, key, row, hearing)
    } else if (next.pcm === null) {
      hearing =
        hearing.at > hearing.start
          ? await closeOpen(deps, key, row, hearing)
          : await markGap(deps, key, row, next)
    } else {
      hearing = await hear(deps, key, hearing, chunks)
    }
  }
}

async function readStored(tx: Tx, key: RecordingKey, known: Hearing | undefined) {
  const row = await findRow(tx, key)
  if (!row) return undefined
  const isCurrent = known?.start === row.segmentedSamples
  const hearing = isCurrent ? known : beginAt(row.segmentedSamples)
  return { row, hearing, chunks: await listChunks(tx, key, hearing.at, CHUNKS_AT_ONCE) }
}

async function hear(
  deps: RecordingDeps,
  key: RecordingKey,
  hearing: Hearing,
  chunks: readonly Chunk[],
): Promise<Hearing> {
  const samples = samplesFrom(chunks, hearing.at)
  const heard = await deps.voice.listen(samples, hearing.voice)
  const probabilities = [...hearing.probabilities, ...heard.probabilities]
  const found = findCut(probabilities, { isEnd: false })
  if (!found) {
    return { ...hearing, at: hearing.at + samples.length, voice: heard.state, probabilities }
  }
  const cut = await asPractitioner(deps.db, key.practitionerId, (tx) =>
    placed(tx, key, found, hearing.start),
  )
  const end = hearing.start + sampleOf(cut.at)
  const parts = await cutByVoices(deps, key, segmentOf(cut, hearing.start, end))
  await asPractitioner(deps.db, key.practitionerId, (tx) =>
    moveCut(tx, key, hearing.start, end, parts),
  )
  return beginAt(end)
}

async function placed(tx: Tx, key: RecordingKey, cut: Cut, start: number): Promise<Cut> {
  if (!cut.split) return cut
  const [from, to] = [cut.split.from, cut.split.to].map((window) => start + sampleOf(window))
  return placeSplit(cut, await readSamples(tx, key, from ?? start, to ?? start))
}

/** At the end, and before a gap, open speech becomes a segment. */
async function closeOpen(
  deps: RecordingDeps,
  key: RecordingKey,
  { sessionId }: RecordingRow,
  { start, at, probabilities }: Hearing,
): Promise<Hearing> {
  const cut = findCut(probabilities, { isEnd: true })
  const parts = await cutByVoices(deps, key, cut && segmentOf(cut, start, at))
  await asPractitioner(deps.db, key.practitionerId, async (tx) => {
    await lockSession(tx, key.practitionerId, sessionId)
    await moveCut(tx, key, start, at, parts)
    await completeRecording(tx, key, sessionId)
  })
  return beginAt(at)
}

async function markGap(
  deps: RecordingDeps,
  key: RecordingKey,
  row: RecordingRow,
  { fromSample, sampleCount }: Chunk,
): Promise<Hearing> {
  const end = fromSample + sampleCount
  const seconds = Math.max(1, Math.round(sampleCount / AUDIO_SAMPLE_RATE_HZ))
  const text = `[gap ${String(seconds)} s]`
  await asPractitioner(deps.db, key.practitionerId, async (tx) => {
    await lockSession(tx, key.practitionerId, row.sessionId)
    const gap: NewSegment = { kind: 'gap', fromSample, toSample: end, text }
    if (await moveCut(tx, key, row.segmentedSamples, end, [gap])) await applySegments(tx, key)
  })
  return beginAt(end)
}

function segmentOf({ at, speech }: Cut, start: number, end: number): NewSegment | undefined {
  if (!speech) return undefined
  // The last window may be partial, and the listener does not report it.
  const toSample = speech.to === at ? end : start + sampleOf(speech.to)
  return { kind: 'speech', fromSample: start + sampleOf(speech.from), toSample }
}

/** Speech in progress, in samples of the recording. */
export function openSpeechOf({ start, at, probabilities }: Hearing): OpenSpeech | undefined {
  const speech = findOpenSpeech(probabilities)
  if (!speech) return undefined
  const toSample = speech.to === probabilities.length ? at : start + sampleOf(speech.to)
  return { fromSample: start + sampleOf(speech.from), toSample }
}

/** One contiguous stretch of audio, up to the first gap. */
function samplesFrom(chunks: readonly Chunk[], from: number): Int16Array {
  const gap = chunks.findIndex(({ pcm }) => pcm === null)
  const pieces = chunks.slice(0, gap === -1 ? undefined : gap).map(({ fromSample, pcm }) => {
    return toSamples(pcm ?? Buffer.alloc(0)).subarray(Math.max(0, from - fromSample))
  })
  const samples = new Int16Array(pieces.reduce((total, { length }) => total + length, 0))
  let at = 0
  for (const piece of pieces) {
    samples.set(piece, at)
    at += piece.length
  }
  return samples
}
