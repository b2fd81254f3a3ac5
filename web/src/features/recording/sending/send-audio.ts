import type { LiveMessage } from '@chartwright/contract/live-socket'
import { recordingsApi } from '@chartwright/contract/recordings'
import { call } from '../../../lib/http/api.ts'
import { trackUnsent } from '../../../lib/storage/unsent-audio.ts'
import {
  closeProblem,
  CONSENT_NEEDED,
  CONSENT_WITHDRAWN,
  SESSION_GONE,
} from '../recording-sentences.ts'
import { journalSource, memorySource } from './audio-sources.ts'
import { makeDelivery } from './deliver.ts'
import type { Journal, WaitingRecording } from './journal.ts'
import type { AudioSource } from './keep-audio.ts'
import { isDelivered } from './live-recording.ts'
import type { OpenSocket } from './live-socket.ts'
import { holdRecording, isHeld } from './recording-lock.ts'

/** One that has only just started has no audio yet. */
const EMPTY_KEPT_MS = 60_000

export interface SendingDeps {
  readonly openSocket: OpenSocket
  onLine: (sessionId: string, line: Extract<LiveMessage, { type: 'transcription' }>) => void
  /** From 0 to 1. */
  onProgress: (done: number) => void
}

/** Existing audio that is being sent. */
export interface Sending {
  readonly sessionId: string
  /** Resolves with the error, if there was one. */
  readonly done: Promise<string | undefined>
  cancel(): void
}

/**
 * Recordings stored here that no other window is sending. Those that may not be kept, or have no
 * audio, are deleted.
 */
export async function findWaiting(journal: Journal): Promise<WaitingRecording[]> {
  const found: WaitingRecording[] = []
  for (const each of await journal.list()) {
    if (await isHeld(each.localId)) continue
    if (await isWithdrawn(each)) await journal.forget(each.localId)
    else if (each.samples > 0) found.push(each)
    else if (each.startedAtMs < Date.now() - EMPTY_KEPT_MS) await journal.forget(each.localId)
  }
  return found
}

/**
 * Consent was withdrawn, perhaps in another window: nothing of it may stay. False if this cannot be
 * determined now.
 */
async function isWithdrawn({ sessionId, recordingId }: WaitingRecording): Promise<boolean> {
  const params = { session_id: sessionId }
  const all = await call(recordingsApi.list, { params }).catch(() => [])
  return all.some(({ id, is_withdrawn: isOver }) => id === recordingId && isOver)
}

export function sendWaiting(
  journal: Journal,
  waiting: WaitingRecording,
  deps: SendingDeps,
): Sending {
  const release = holdRecording(waiting.localId)
  const { sessionId, samples, recordingId } = waiting
  const sending = send(deps, {
    sessionId,
    recordingId: recordingId ?? undefined,
    source: journalSource(journal, waiting),
    samples,
  })
  const done = sending.done.then(async (problem) => {
    if (problem === CONSENT_NEEDED) {
      if (waiting.waitingSamples === 0) await journal.forget(waiting.localId)
      release()
      return problem
    }
    const isThere = await isDelivered(
      journal.practitionerId,
      sessionId,
      sending.recordingId(),
      samples,
    )
    const isWithdrawn = problem === CONSENT_WITHDRAWN
    if (isThere || isWithdrawn) await journal.forget(waiting.localId)
    release()
    return isThere && !isWithdrawn && problem !== SESSION_GONE ? undefined : problem
  })
  return { sessionId, done, cancel: sending.cancel }
}

/** An upload is not journaled: the file can be sent again. */
export function sendFile(sessionId: string, samples: Int16Array, deps: SendingDeps): Sending {
  const source = memorySource(samples, (sent) => deps.onProgress(sent / samples.length))
  return { sessionId, ...send(deps, { sessionId, source, samples: samples.length }) }
}

/** Audio that the server does not have is deliberately discarded; what it has is transcribed. */
export async function discardWaiting(journal: Journal, waiting: WaitingRecording): Promise<void> {
  await journal.forget(waiting.localId)
  if (waiting.recordingId === null) return
  const params = { id: waiting.recordingId }
  // The server ends it by itself when nothing more arrives.
  await call(recordingsApi.end, { params }).catch(() => undefined)
}

interface Wish {
  readonly sessionId: string
  readonly recordingId?: string | undefined
  readonly source: AudioSource
  readonly samples: number
}

function send(deps: SendingDeps, { sessionId, recordingId, source, samples }: Wish) {
  const unsent = trackUnsent(sessionId, 'sending')
  let problem: string | undefined
  const delivery = makeDelivery({
    sessionId,
    recordingId,
    source,
    isPatient: true,
    openSocket: deps.openSocket,
    onMessage: (message) => {
      if (message.type === 'transcription') deps.onLine(sessionId, message)
      else if ('received_samples' in message) deps.onProgress(source.firstSample() / samples)
    },
    onLost: () => undefined,
    onClosed: (code) => {
      problem = closeProblem(code)
    },
  })
  const run = async (): Promise<string | undefined> => {
    const finished = delivery.finish(samples)
    await delivery.open()
    await finished
    return problem
  }
  return {
    done: run().finally(unsent.forget),
    cancel: () => delivery.abandon(),
    recordingId: () => delivery.recordingId,
  }
}
