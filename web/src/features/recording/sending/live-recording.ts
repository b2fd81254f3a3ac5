import { recordingsApi } from '@chartwright/contract/recordings'
import { CLOSE, type LiveMessage } from '@chartwright/contract/live-socket'
import { readToken } from '../../../lib/account/auth-store.ts'
import { tokenSubject } from '../../../lib/account/token-subject.ts'
import { isNotFound } from '../../../lib/http/api-error.ts'
import { call } from '../../../lib/http/api.ts'
import { trackUnsent } from '../../../lib/storage/unsent-audio.ts'
import { makeDelivery, type Delivery, type DeliveryOptions } from './deliver.ts'
import type { Journal, WaitingRecording } from './journal.ts'
import { keepAudio, type KeptAudio } from './keep-audio.ts'
import type { OpenSocket } from './live-socket.ts'
import { holdRecording } from './recording-lock.ts'

const CONFIRM_AFTER_MS = [300, 1_000, 3_000, 10_000]

export interface LiveRecordingOptions {
  readonly sessionId: string
  readonly journal: Journal | undefined
  readonly openSocket: OpenSocket
  /** One that an earlier page left midway: it continues where that ended. */
  readonly continued?: WaitingRecording | undefined
  onMessage: (message: LiveMessage) => void
  onLost: DeliveryOptions['onLost']
  onClosed: (code: number) => void
  onUnprotected: () => void
}

export interface LiveRecording {
  readonly sessionId: string
  readonly audio: KeptAudio
  readonly delivery: Delivery
  /** The microphone is off: sends the rest and deletes it once the server has everything. */
  finish(): Promise<void>
  /** It ended before anything was said, or the server accepts nothing more of it. */
  drop(): Promise<void>
}

/** One recording, from its first sample until the server has its last. */
export async function beginRecording(options: LiveRecordingOptions): Promise<LiveRecording> {
  const { sessionId, journal, openSocket, onMessage, onLost, onClosed, onUnprotected } = options
  const { continued } = options
  const localId =
    continued?.localId ?? `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`
  const unsent = trackUnsent(sessionId, 'recording')
  const releaseLock = holdRecording(localId)
  const release = (): void => {
    releaseLock()
    unsent.forget()
  }
  const startedAtMs = Date.now()
  const first = { localId, sessionId, recordingId: null, startedAtMs, isEnded: false, samples: 0 }
  if (!continued) await journal?.begin(first).catch(onUnprotected)

  const audio = keepAudio({
    journal,
    localId,
    before: continued && { samples: continued.samples, acknowledged: continued.firstSample },
    onRow: () => delivery.wake(),
    onUnprotected,
  })
  const delivery = makeDelivery({
    sessionId,
    recordingId: continued?.recordingId ?? undefined,
    source: audio,
    openSocket,
    onLost,
    onClosed,
    onMessage: (message) => {
      if (message.type === 'status' && message.message === 'connected') {
        const change = { recordingId: message.recording_id }
        void journal?.note(localId, change).catch(onUnprotected)
      }
      onMessage(message)
    },
  })
  const forget = async (): Promise<void> => {
    await journal?.forget(localId).catch(() => undefined)
    release()
  }
  return {
    sessionId,
    audio,
    delivery,
    finish: async () => {
      unsent.markEnded()
      const total = await audio.flush()
      await journal?.note(localId, { isEnded: true }).catch(onUnprotected)
      await delivery.finish(total)
      // The server accepts the rest after the patient's next yes.
      if (delivery.endCode === CLOSE.consentNeeded) release()
      else if (await isDelivered(journal?.practitionerId, sessionId, delivery.recordingId, total))
        await forget()
      else release()
    },
    drop: async () => {
      delivery.abandon()
      const total = await audio.flush()
      // What was already said is kept for the next time: only an empty recording is deleted.
      if (total === 0) await forget()
      else release()
    },
  }
}

/**
 * Whether nothing has to be kept: the server has all of it, or may have none, or its session was
 * deleted.
 */
export async function isDelivered(
  practitionerId: string | undefined,
  sessionId: string,
  recordingId: string | undefined,
  total: number,
): Promise<boolean> {
  if (recordingId === undefined) return total === 0
  const asker = currentSubject()
  for (const afterMs of CONFIRM_AFTER_MS) {
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    try {
      const all = await call(recordingsApi.list, { params: { session_id: sessionId } })
      const found = all.find(({ id }) => id === recordingId)
      if (!found || found.is_withdrawn || found.received_samples >= total) return true
    } catch (error) {
      // For a user who signed in in the meantime it never existed.
      if (isNotFound(error) && asker === practitionerId && asker === currentSubject()) return true
      // Checked again; anything unconfirmed is kept.
    }
  }
  return false
}

function currentSubject(): string | undefined {
  return tokenSubject(readToken() ?? '')
}
