import { AUDIO_FRAME_MAX_BYTES } from '@chartwright/contract/limits'
import {
  CLOSE,
  COMPLETED_REASON,
  FINALIZED_REASON,
  type LiveMessage,
} from '@chartwright/contract/live-socket'
import type { WebSocket } from '@fastify/websocket'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { AppError } from '../../http/app-error.ts'
import { appendChunk } from './audio.queries.ts'
import { createAudioWriter } from './audio-writer.ts'
import { letGo } from './let-go.ts'
import type { Notice } from './notices.ts'
import type { RecordingDeps, RecordingKey } from './recording-deps.ts'
import { findRecording, type RecordingRow } from './recordings.queries.ts'
import { findLastApplied, listAppliedAfter } from './segments.queries.ts'
import type { Segmenter } from './segmenter.ts'

export interface LiveSocket {
  readonly id: string
  readonly recordingId: string
  hear(notice: Notice): void
  /** Notices may have been missed. */
  catchUp(): void
  /** Stores what came, closes, and resolves when the recording is let go. */
  close(code: number, reason: string): Promise<void>
}

export interface LiveSocketOptions {
  readonly deps: RecordingDeps
  readonly segmenter: Segmenter
  readonly socket: WebSocket
  readonly id: string
  readonly recording: RecordingRow
  readonly fromSample: number | undefined
  /** Throws an AppError when this practitioner may no longer be here. */
  readonly readmit: () => Promise<unknown>
  readonly onGone: () => void
}

/** One open socket that records. It reads nothing before it is told `connected`. */
export function openLiveSocket(options: LiveSocketOptions): LiveSocket {
  const { deps, segmenter, socket, id, recording } = options
  const { settings, log } = deps
  const key: RecordingKey = { id: recording.id, practitionerId: recording.practitionerId }
  const as = <T>(work: Parameters<typeof asPractitioner<T>>[2]) =>
    asPractitioner(deps.db, key.practitionerId, work)
  let isEnding = false
  let hasEnded = false
  let isPaused = false
  let hasAnswered = true
  let lastFrameAtMs = performance.now()
  let sentUpTo = -1
  let telling: Promise<void> = Promise.resolve()
  let gone: (() => void) | undefined
  const isGone = new Promise<void>((resolve) => (gone = resolve))

  const send = (message: LiveMessage) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
  }
  const writer = createAudioWriter({
    received: recording.receivedSamples,
    from: options.fromSample ?? recording.receivedSamples,
    store: (piece) => as((tx) => appendChunk(tx, key, { holder: id, ...piece })),
    pause: () => {
      isPaused = true
      socket.pause()
    },
    resume: () => {
      isPaused = false
      socket.resume()
    },
    onStored: (received) => {
      send({ type: 'status', message: 'ack', received_samples: received })
      segmenter.wake(key)
      if (received >= settings.maxSamples) void end(CLOSE.normal, FINALIZED_REASON)
    },
    onFailed: (reason, error) => {
      if (reason === 'stuck') log.error({ err: error, recordingId: key.id }, 'audio is not stored')
      if (reason === 'taken')
        refuse('alreadyRecording', 'This recording goes on in another window.')
      else refuse('serverError', 'Server error. Please try again later.')
    },
  })

  function refuse(code: keyof typeof CLOSE, reason: string): void {
    isEnding = true
    // A paused socket would not see the other side's answer.
    socket.resume()
    socket.close(CLOSE[code], reason)
  }

  function take(data: Buffer, isBinary: boolean): void {
    if (isEnding) return
    lastFrameAtMs = performance.now()
    if (!isBinary) refuse('badRequest', 'Send sound as binary frames.')
    else if (data.length > AUDIO_FRAME_MAX_BYTES) {
      refuse('frameTooLarge', 'The frame is too large.')
    } else if (data.length % 2 !== 0) refuse('badRequest', 'A sample has two bytes.')
    else if (data.length > 0) writer.push(data)
  }

  /** The recording is over for this side as well: nothing more is taken. */
  async function end(code: number, reason: string): Promise<void> {
    if (isEnding) return
    isEnding = true
    hasEnded = true
    send({ type: 'status', message: 'finalizing' })
    await writer.flush()
    socket.close(code, reason)
  }

  /** Ended from elsewhere: the last words are still told, and then that they were. */
  async function finalize(): Promise<void> {
    if (isEnding) return
    isEnding = true
    hasEnded = true
    send({ type: 'status', message: 'finalizing' })
    await writer.flush()
    segmenter.wake(key)
    await tell()
  }

  function tell(): Promise<void> {
    telling = telling.then(tellNews).catch((error: unknown) => {
      log.warn({ err: error, recordingId: key.id }, 'live text could not be told')
    })
    return telling
  }

  async function tellNews(): Promise<void> {
    const { lines, state } = await as(async (tx) => ({
      lines: await listAppliedAfter(tx, key, sentUpTo),
      state: hasEnded ? await findRecording(tx, key) : undefined,
    }))
    for (const { place, text, id: lineId, index, startMs, endMs, confidence } of lines) {
      sentUpTo = place
      const segment = {
        id: lineId,
        index: index ?? place,
        start_ms: startMs,
        end_ms: endMs,
        confidence,
      }
      send({ type: 'transcription', text, segment })
    }
    if (!state) return
    const { transcription_tasks, audio_tasks } = state
    const isComplete = state.state === 'complete'
    send({
      type: 'status',
      message: 'ongoing_work',
      has_ongoing_work: !isComplete,
      transcription_tasks,
      audio_tasks,
    })
    if (!isComplete) return
    send({ type: 'status', message: 'transcription_complete' })
    socket.close(CLOSE.normal, COMPLETED_REASON)
  }

  const ping = setInterval(() => {
    if (performance.now() - lastFrameAtMs > settings.idleMs && !hasEnded) {
      refuse('idle', 'Nothing was sent for a long time.')
    } else if (!isPaused && !hasAnswered) socket.terminate()
    else {
      hasAnswered = false
      socket.ping()
    }
  }, settings.pingMs)
  const recheck = setInterval(() => {
    options.readmit().catch((error: unknown) => {
      if (error instanceof AppError && error.code !== 'SERVER_ERROR') {
        refuse('unauthenticated', error.message)
      }
    })
  }, settings.recheckMs)

  socket.on('pong', () => {
    hasAnswered = true
  })
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    take(data, isBinary)
  })
  socket.on('close', (code: number) => {
    clearInterval(ping)
    clearInterval(recheck)
    void leave(code)
  })

  async function leave(code: number): Promise<void> {
    isEnding = true
    await writer.flush()
    const isStop = code === CLOSE.normal || hasEnded
    await letGo(deps, key, id, { isStop })
    segmenter.wake(key)
    options.onGone()
    gone?.()
    log.info({ recordingId: key.id, code }, 'live socket closed')
  }

  async function begin(): Promise<void> {
    sentUpTo = await as((tx) => findLastApplied(tx, key))
    send({
      type: 'status',
      message: 'connected',
      recording_id: key.id,
      received_samples: recording.receivedSamples,
      audio_retention_days: settings.audioRetentionDays,
    })
    socket.resume()
  }
  void begin().catch(() => {
    refuse('serverError', 'Server error. Please try again later.')
  })

  return {
    id,
    recordingId: key.id,
    catchUp: () => void tell(),
    hear(notice) {
      if (notice.kind === 'delayed') send({ type: 'status', message: 'delayed' })
      else if (notice.kind === 'ended') void finalize()
      else if (notice.kind !== 'taken') void tell()
      else if (notice.holder !== id) {
        refuse('alreadyRecording', 'This recording goes on in another window.')
      }
    },
    async close(code, reason) {
      isEnding = true
      await writer.flush()
      socket.resume()
      socket.close(code, reason)
      await isGone
    },
  }
}
