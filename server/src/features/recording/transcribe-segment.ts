import type { Task } from 'graphile-worker'
import { z } from 'zod'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { SttError, type Heard } from '../../providers/stt/stt.ts'
import { lockSession } from '../sessions/sessions.api.ts'
import { applySegments } from './apply-segments.ts'
import { readSamples } from './audio.queries.ts'
import type { RecordingDeps } from './recording-deps.ts'
import { notify } from './recordings.queries.ts'
import {
  countAttempt,
  findWaiting,
  orderTranscription,
  setDone,
  type SegmentRow,
} from './segments.queries.ts'

const Payload = z.object({ practitionerId: z.uuid(), segmentId: z.uuid() })

/** Stands where words were that no recogniser could take. */
const NOT_TRANSCRIBED = '[not transcribed]'
const PATIENCE_MS = 120_000
const QUICK_TRIES = 30
const QUICK_WAIT_MS = 60_000
const LONGEST_WAIT_MS = 600_000

/**
 * One segment's audio becomes text. A recogniser that is away is tried again for as long as it
 * takes; audio that it will never take leaves a visible mark.
 */
export function transcribeTask(deps: RecordingDeps): Task {
  return async (payload, { abortSignal }) => {
    const { practitionerId, segmentId } = Payload.parse(payload)
    const found = await asPractitioner(deps.db, practitionerId, async (tx) => {
      const segment = await findWaiting(tx, practitionerId, segmentId)
      if (!segment) return undefined
      const key = { id: segment.recordingId, practitionerId }
      return { segment, samples: await readSamples(tx, key, segment.fromSample, segment.toSample) }
    })
    if (!found) return
    try {
      const heard = await recognise(deps, found.samples, abortSignal)
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
  samples: Int16Array,
  abortSignal: AbortSignal,
): Promise<Heard> {
  const signal = AbortSignal.any([abortSignal, AbortSignal.timeout(PATIENCE_MS)])
  return stt.transcribe(await voice.resample(samples), { signal })
}

async function finish(
  { db, onText }: RecordingDeps,
  { id, practitionerId, recordingId, sessionId }: SegmentRow & { sessionId: string },
  { text, confidence }: Heard,
): Promise<void> {
  await asPractitioner(db, practitionerId, async (tx) => {
    if (!(await lockSession(tx, practitionerId, sessionId))) return
    await setDone(tx, practitionerId, id, {
      text: toLine(text),
      confidence: confidence ?? null,
    })
    await applySegments(tx, { id: recordingId, practitionerId })
  })
  onText?.(practitionerId, sessionId)
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

/** A segment is one line of the transcript, of characters that can be stored. */
function toLine(text: string): string {
  return text
    .replace(/[\s\0]+/g, ' ')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .trim()
}
