import type { Task } from 'graphile-worker'
import { z } from 'zod'
import { asPractitioner } from '../../../db/as-practitioner.ts'
import { withDeadline } from '../../../lib/with-deadline.ts'
import { SttError, type Heard } from '../../../providers/stt/stt.ts'
import { lockSession } from '../../sessions/sessions.api.ts'
import { listExpectedWords } from '../../vocabulary/vocabulary.api.ts'
import type { RecordingDeps } from '../recording-deps.ts'
import { notify } from '../recordings.queries.ts'
import { applySegments } from '../segments/apply-segments.ts'
import { readSamples } from '../segments/audio.queries.ts'
import {
  countAttempt,
  findWaiting,
  orderTranscription,
  setDone,
  type SegmentRow,
} from '../segments/segments.queries.ts'
import { labelSpeakers } from '../voices/label-speakers.ts'
import { orderSecondHearing } from './again.queries.ts'
import { isDoubtful } from './is-doubtful.ts'
import { isSpeech } from './is-speech.ts'

const Payload = z.object({ practitionerId: z.uuid(), segmentId: z.uuid() })

/** Stands in for words that no recogniser would accept. */
const NOT_TRANSCRIBED = '[not transcribed]'
const TIMEOUT_MS = 120_000
const QUICK_TRIES = 30
const QUICK_WAIT_MS = 60_000
const LONGEST_WAIT_MS = 600_000

/**
 * Turns one segment's audio into text. An unavailable recogniser is retried for as long as it
 * takes; audio that it will never accept leaves a visible mark.
 */
export function transcribeTask(deps: RecordingDeps): Task {
  return async (payload, { abortSignal }) => {
    const { practitionerId, segmentId } = Payload.parse(payload)
    const found = await asPractitioner(deps.db, practitionerId, async (tx) => {
      const segment = await findWaiting(tx, practitionerId, segmentId)
      if (!segment) return undefined
      const key = { id: segment.recordingId, practitionerId }
      return {
        segment,
        samples: await readSamples(tx, key, segment.fromSample, segment.toSample),
        vocabulary: await listExpectedWords(tx, practitionerId),
      }
    })
    if (!found) return
    try {
      const heard = await recognise(deps, found, abortSignal)
      await finish(deps, found.segment, heard)
    } catch (error) {
      if (error instanceof SttError && error.isLasting) {
        deps.log.warn({ err: error, segmentId }, 'segment cannot be transcribed')
        await finish(deps, found.segment, { text: NOT_TRANSCRIBED })
        return
      }
      await tryLater(deps, found.segment, error, abortSignal.aborted)
    }
  }
}

async function recognise(
  { voice, stt }: RecordingDeps,
  { samples, vocabulary }: { samples: Int16Array; vocabulary: readonly string[] },
  abortSignal: AbortSignal,
): Promise<Heard> {
  const pcm = await voice.resample(samples)
  const [heard, { probabilities }] = await Promise.all([
    withDeadline(TIMEOUT_MS, [abortSignal], (signal) =>
      stt.transcribe(pcm, { signal, vocabulary }),
    ),
    voice.listen(samples, undefined),
  ])
  return isSpeech(heard, probabilities) ? heard : { text: '' }
}

async function finish(
  deps: RecordingDeps,
  { id, practitionerId, recordingId, sessionId }: SegmentRow & { sessionId: string },
  heard: Heard,
): Promise<void> {
  const { second } = deps
  const text = toLine(heard.text)
  const isToHearAgain = second && text !== '' && (second.mode === 'all' || isDoubtful(heard))
  const key = { id: recordingId, practitionerId }
  await asPractitioner(deps.db, practitionerId, async (tx) => {
    if (!(await lockSession(tx, practitionerId, sessionId))) return
    await setDone(tx, practitionerId, id, {
      text,
      confidence: heard.confidence ?? null,
      wordConfidence: confidenceOfLine(text, heard.wordConfidence),
      again: isToHearAgain ? 'waiting' : null,
    })
    await applySegments(tx, key)
    await orderSecondHearing(tx, key)
  })
  deps.onText?.(practitionerId, sessionId)
  await labelSpeakers(deps, key)
}

async function tryLater(
  { db, log, settings }: RecordingDeps,
  { id, practitionerId, recordingId }: SegmentRow,
  error: unknown,
  isStopping: boolean,
): Promise<void> {
  await asPractitioner(db, practitionerId, async (tx) => {
    if (isStopping) {
      await orderTranscription(tx, id, new Date())
      return
    }
    const attempts = await countAttempt(tx, practitionerId, id)
    const asked = error instanceof SttError ? error.retryAfterMs : undefined
    const waitMs = waitBefore(attempts, settings.retryMs, asked)
    log.warn({ err: error, segmentId: id, attempts, waitMs }, 'transcription is delayed')
    await orderTranscription(tx, id, new Date(Date.now() + waitMs))
    await notify(tx, { kind: 'delayed', recording: recordingId })
  })
}

/** Doubles up to a minute; after half an hour of that, every ten minutes. */
export function waitBefore(attempts: number, firstMs: number, askedMs = 0): number {
  const ownMs =
    attempts > QUICK_TRIES
      ? LONGEST_WAIT_MS
      : Math.min(QUICK_WAIT_MS, firstMs * 2 ** (attempts - 1))
  return Math.min(LONGEST_WAIT_MS, Math.max(ownMs, askedMs))
}

/** Null if it does not match the words of the line. */
function confidenceOfLine(line: string, words: readonly number[] = []): number[] | null {
  const isWhole = words.length > 0 && words.length === line.split(' ').length
  return isWhole ? words.map((confidence) => Math.round(confidence * 1_000) / 1_000) : null
}

/** A segment is one line of the transcript, made of storable characters. */
export function toLine(text: string): string {
  return text
    .replace(/[\s\0]+/g, ' ')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .trim()
}
