import { AUDIO_FRAME_MAX_BYTES } from '@chartwright/contract/limits'
import { CLOSE, FINALIZED_REASON } from '@chartwright/contract/live-socket'
import type { WebSocket } from '@fastify/websocket'
import { asPractitioner } from '../../../db/as-practitioner.ts'
import type { RecordingDeps, RecordingKey } from '../recording-deps.ts'
import type { RecordingRow } from '../recordings.queries.ts'
import { CONSENT_CLOSE, CONSENT_SENTENCES, type ConsentReason } from '../require-consent.ts'
import { createAudioWriter, type WriterOptions } from '../segments/audio-writer.ts'
import { appendChunk } from '../segments/audio.queries.ts'
import type { Segmenter } from '../segments/segmenter.ts'
import type { Interim } from './interim-text.ts'
import { releaseRecording } from './release-recording.ts'
import { createLiveText } from './live-text.ts'
import type { Notice } from './notices.ts'
import { watchSocket } from './watch-socket.ts'

export interface LiveSocket {
  readonly id: string
  readonly recordingId: string
  hear(notice: Notice): void
  tellInterim(interim: Interim): void
  /** Call this when notices may have been missed. */
  catchUp(): void
  /** Stores what has arrived, closes, and resolves when the recording is released. */
  close(code: number, reason: string): Promise<void>
}

export interface LiveSocketOptions {
  readonly deps: RecordingDeps
  readonly segmenter: Segmenter
  /** Paused: nothing is read before `connected` has been sent. */
  readonly socket: WebSocket
  readonly id: string
  readonly recording: RecordingRow
  readonly fromSample: number | undefined
  readonly readmit: () => Promise<unknown>
  readonly onGone: () => void
}

const CLOSE_TIMEOUT_MS = 2_000
const SERVER_ERROR = 'Server error. Please try again later.'
const ELSEWHERE = 'This recording goes on in another window.'

/** One open socket that is recording. */
export function openLiveSocket(options: LiveSocketOptions): LiveSocket {
  const { deps, segmenter, socket, id, recording } = options
  const { settings, log } = deps
  const key: RecordingKey = { id: recording.id, practitionerId: recording.practitionerId }
  const text = createLiveText(deps, key, socket)
  const writer = createAudioWriter({ ...writing(), ...backPressure(socket) })
  let isEnding = false
  let hasEnded = false
  const seeFrame = watchSocket({
    ...options,
    settings,
    onIdle: () => {
      refuse('idle', 'Nothing was sent for a long time.')
    },
    onUnwelcome: (reason) => {
      refuse('unauthenticated', reason)
    },
  })
  const isGone = new Promise<void>((resolve) => {
    socket.on('close', (code) => void leave(code).then(resolve))
    if (socket.readyState === socket.CLOSED) void leave(CLOSE.goingAway).then(resolve)
  })
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (!isEnding) take(data, isBinary)
  })
  void begin().catch(() => {
    refuse('serverError', SERVER_ERROR)
  })

  function writing(): Omit<WriterOptions, 'pause' | 'resume'> {
    return {
      received: recording.receivedSamples,
      from: options.fromSample ?? recording.receivedSamples,
      store: (piece) =>
        asPractitioner(deps.db, key.practitionerId, (tx) =>
          appendChunk(tx, key, { holder: id, ...piece }),
        ),
      onStored(received) {
        text.send({ type: 'status', message: 'ack', received_samples: received })
        segmenter.wake(key)
        if (received >= settings.maxSamples) void finalize()
      },
      onRefused(reason) {
        if (reason === 'taken') refuse('alreadyRecording', ELSEWHERE)
        else if (reason === 'gone') refuse('notFound', 'Recording not found.')
        else refuseFor(reason)
      },
      onStuck(error) {
        log.error({ err: error, recordingId: key.id }, 'audio could not be stored')
        refuse('serverError', SERVER_ERROR)
      },
    }
  }

  async function begin(): Promise<void> {
    await text.begin()
    text.send({
      type: 'status',
      message: 'connected',
      recording_id: key.id,
      received_samples: recording.receivedSamples,
      audio_retention_days: settings.audioRetentionDays,
    })
    socket.resume()
  }

  function take(data: Buffer, isBinary: boolean): void {
    seeFrame()
    if (!isBinary) refuse('badRequest', 'Send sound as binary frames.')
    else if (data.length > AUDIO_FRAME_MAX_BYTES) refuse('frameTooLarge', 'The frame is too large.')
    else if (data.length % 2 !== 0) refuse('badRequest', 'A sample has two bytes.')
    else if (data.length > 0) writer.push(data)
  }

  function refuse(code: keyof typeof CLOSE, reason: string): void {
    isEnding = true
    // While paused, it would never see the other side's answer.
    socket.resume()
    socket.close(CLOSE[code], reason)
  }

  /** The patient declined or withdrew. */
  function refuseFor(reason: ConsentReason): void {
    refuse(CONSENT_CLOSE[reason], CONSENT_SENTENCES[reason])
  }

  /** The recording has reached its maximum length. */
  async function finalize(): Promise<void> {
    if (isEnding) return
    isEnding = true
    text.send({ type: 'status', message: 'finalizing' })
    await writer.flush()
    socket.close(CLOSE.normal, FINALIZED_REASON)
  }

  /** Ended from elsewhere: the last words are still sent, and then that they were the last. */
  async function finish(): Promise<void> {
    if (isEnding) return
    isEnding = true
    text.send({ type: 'status', message: 'finalizing' })
    await writer.flush()
    hasEnded = true
    segmenter.wake(key)
    await text.tell({ hasEnded })
  }

  async function leave(code: number): Promise<void> {
    isEnding = true
    await writer.flush()
    await releaseRecording(deps, key, id, { isStop: code === CLOSE.normal })
    segmenter.wake(key)
    options.onGone()
    log.info({ recordingId: key.id, code }, 'live socket closed')
  }

  return {
    id,
    recordingId: key.id,
    tellInterim(interim) {
      if (!isEnding) text.tellInterim(interim)
    },
    catchUp: () => void text.tell({ hasEnded }),
    hear(notice) {
      if (notice.kind === 'delayed') text.send({ type: 'status', message: 'delayed' })
      else if (notice.kind === 'labelled') text.send({ type: 'status', message: 'speakers' })
      else if (notice.kind === 'ended') void finish()
      else if (notice.kind === 'stopped') refuseFor(notice.by)
      else if (notice.kind !== 'taken') void text.tell({ hasEnded })
      else if (notice.holder !== id) refuse('alreadyRecording', ELSEWHERE)
    },
    async close(code, reason) {
      isEnding = true
      await writer.flush()
      socket.resume()
      socket.close(code, reason)
      const timeout = setTimeout(() => {
        socket.terminate()
      }, CLOSE_TIMEOUT_MS)
      await isGone
      clearTimeout(timeout)
    },
  }
}

function backPressure(socket: WebSocket): Pick<WriterOptions, 'pause' | 'resume'> {
  return {
    pause: () => {
      socket.pause()
    },
    resume: () => {
      socket.resume()
    },
  }
}
