import { AUDIO_FRAME_SAMPLES, AUDIO_SAMPLE_RATE_HZ } from '@chartwright/contract/limits'
import { CLOSE, STOP_REASON, type LiveMessage } from '@chartwright/contract/live-socket'
import { toBytes } from '../../../lib/audio/pcm.ts'
import { ApiError } from '../../../lib/http/api-error.ts'
import type { AudioSource } from './keep-audio.ts'
import { ConnectError, type LiveSocket, type OpenSocket } from './live-socket.ts'

/** Beyond this the socket is left to drain: memory stays bounded however slow the connection is. */
const MAX_BUFFERED_BYTES = 1024 * 1024
const MAX_UNACKNOWLEDGED_SAMPLES = 30 * AUDIO_SAMPLE_RATE_HZ
const LOOK_AGAIN_MS = 50
const FIRST_RETRY_MS = 500
const LAST_RETRY_MS = 15_000
/**
 * An open socket that owes a response for this long counts as lost. It doubles while none arrives.
 */
const SILENT_MS = 4_000
const LONGEST_SILENT_MS = 60_000
/** The socket is closed because it is silent. */
const SILENT_CODE = 4001
/** The socket is reopened after audio that was lost for good. */
const GAP_CODE = 4000
const FINAL_CODES: readonly number[] = [
  CLOSE.normal,
  CLOSE.rateLimited,
  CLOSE.badRequest,
  CLOSE.consentNeeded,
  CLOSE.consentWithdrawn,
  CLOSE.notFound,
  CLOSE.frameTooLarge,
  CLOSE.tooLong,
  CLOSE.storageFull,
]

export interface DeliveryOptions {
  readonly sessionId: string
  /** Continues this recording; without it the server starts one. */
  readonly recordingId?: string | undefined
  readonly source: AudioSource
  readonly openSocket: OpenSocket
  /** Retried from the first attempt on, for audio that nobody is waiting for. */
  readonly isPatient?: boolean
  onMessage: (message: LiveMessage) => void
  /**
   * The connection is lost for now; it is retried until it is back. Silent: open, without a
   * response.
   */
  onLost: (how: { readonly isSilent: boolean }) => void
  /** The server has ended it, or does not accept it: nothing is retried. */
  onClosed: (code: number) => void
}

export interface Delivery {
  readonly isOpen: boolean
  readonly recordingId: string | undefined
  /** The close code that the server ended it with. */
  readonly endCode: number | undefined
  /**
   * Opens it. Only this first failure is reported to the caller, and none of a patient delivery.
   */
  open(): Promise<void>
  /** There may be something to send. */
  wake(): void
  /** Sends the rest, over as many connections as it takes, and closes as the practitioner's stop does. */
  finish(totalSamples: number): Promise<void>
  /** Gives up where it is. */
  abandon(): void
}

/** Sends a source over the live socket, from the first sample that the server does not have. */
export function makeDelivery(options: DeliveryOptions): Delivery {
  const { sessionId, source, openSocket } = options
  let { recordingId } = options
  let socket: LiveSocket | undefined
  let isReady = false
  let isOver = false
  let isKnown = options.isPatient === true
  let isPumping = false
  /** Called while it was checking: it checks once more, or the last piece would wait for ever. */
  let isWoken = false
  let position = source.firstSample()
  /** Counts sockets: messages of an earlier one are ignored. */
  let attempt = 0
  let acknowledged: number | undefined
  let skipTo = 0
  let failures = 0
  let finishAt = Infinity
  let timer: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let silentMs = SILENT_MS
  let finished: (() => void) | undefined
  let endCode: number | undefined

  const open = async (): Promise<void> => {
    position = Math.max(source.firstSample(), skipTo)
    isReady = false
    const fromSample = position
    const own = ++attempt
    const opened = await openSocket({
      sessionId,
      resume: recordingId === undefined ? undefined : { recordingId, fromSample },
      onMessage: (message) => {
        if (own === attempt) hear(message)
      },
      onClose: (code) => {
        // A socket dropped for its silence may close much later.
        if (own !== attempt) return
        socket = undefined
        stopListening()
        if (FINAL_CODES.includes(code) || !isKnown) end(code)
        else lose()
      },
    })
    if (isOver) opened.close(CLOSE.normal, STOP_REASON)
    else {
      socket = opened
      listen(opened)
      void pump()
    }
  }
  /** First `connected`, and then the acknowledgement of what was sent. */
  const isAnswerOwed = (): boolean => !isReady || position > (acknowledged ?? 0)
  const stopListening = (): void => {
    clearTimeout(silence)
    silence = undefined
  }
  const listen = (to: LiveSocket): void => {
    if (silence !== undefined || !isAnswerOwed()) return
    const { bufferedBytes } = to
    silence = setTimeout(() => {
      silence = undefined
      if (to !== socket || isOver) return
      // A slow connection is not a silent one.
      if (to.bufferedBytes < bufferedBytes) listen(to)
      else leaveSilent(to)
    }, silentMs)
  }
  const leaveSilent = (to: LiveSocket): void => {
    attempt++
    socket = undefined
    isReady = false
    // From here on the recording exists, whatever happened to its first socket.
    isKnown = true
    silentMs = Math.min(silentMs * 2, LONGEST_SILENT_MS)
    to.close(SILENT_CODE)
    lose(true)
  }
  const hear = (message: LiveMessage): void => {
    if (message.type === 'status' && message.message === 'connected') {
      recordingId = message.recording_id
      isReady = true
      isKnown = true
      failures = 0
    }
    if (message.type === 'status' && 'received_samples' in message) {
      if (message.received_samples > (acknowledged ?? 0)) silentMs = SILENT_MS
      acknowledged = message.received_samples
      source.acknowledge(acknowledged)
    }
    stopListening()
    if (socket) listen(socket)
    options.onMessage(message)
    void pump()
  }
  const lose = (isSilent = false): void => {
    if (isOver) return
    options.onLost({ isSilent })
    clearTimeout(timer)
    timer = setTimeout(() => void reopen(), backOffMs(failures++))
  }
  const reopen = async (): Promise<void> => {
    if (isOver) return
    try {
      await open()
    } catch (error) {
      const code = finalCodeOf(error)
      if (code === undefined) lose()
      else end(code)
    }
  }
  const end = (code: number): void => {
    if (isOver) return
    close()
    endCode = code
    options.onClosed(code)
    finished?.()
  }
  const close = (): void => {
    isOver = true
    clearTimeout(timer)
    stopListening()
    window.removeEventListener('online', hurry)
  }
  const hurry = (): void => {
    if (socket || isOver || timer === undefined) return
    clearTimeout(timer)
    void reopen()
  }
  const hasRoom = (to: LiveSocket): boolean =>
    to.bufferedBytes < MAX_BUFFERED_BYTES &&
    (acknowledged === undefined || position - acknowledged < MAX_UNACKNOWLEDGED_SAMPLES)

  const pump = async (): Promise<void> => {
    isWoken = true
    if (isPumping) return
    isPumping = true
    while (isWoken) {
      isWoken = false
      while (await sendPiece()) continue
    }
    isPumping = false
    if (socket && isReady && !isOver) settle(socket)
  }
  const sendPiece = async (): Promise<boolean> => {
    const to = socket
    if (!to?.isOpen || !isReady || !hasRoom(to)) return false
    const at = position
    const piece = await source.read(at)
    // During the read the connection may have been lost, and the position reset.
    if (to !== socket || at !== position) return true
    if (!piece) return false
    if (piece.from > at) {
      skipTo = piece.from
      to.close(GAP_CODE)
      return false
    }
    for (let i = 0; i < piece.samples.length; i += AUDIO_FRAME_SAMPLES) {
      to.send(toBytes(piece.samples.subarray(i, i + AUDIO_FRAME_SAMPLES)))
    }
    position += piece.samples.length
    listen(to)
    return true
  }
  /** Closes when everything is sent, and checks again if the buffer was full. */
  const settle = (to: LiveSocket): void => {
    // The server may have more than this page has sent: what an earlier page did.
    const isAllSent = Math.max(position, acknowledged ?? 0) >= finishAt
    if (isAllSent && to.bufferedBytes === 0) {
      close()
      to.close(CLOSE.normal, STOP_REASON)
      finished?.()
    } else if (isAllSent || !hasRoom(to)) {
      clearTimeout(timer)
      timer = setTimeout(() => void pump(), LOOK_AGAIN_MS)
    }
  }

  window.addEventListener('online', hurry)
  return {
    get isOpen() {
      return socket?.isOpen === true
    },
    get recordingId() {
      return recordingId
    },
    get endCode() {
      return endCode
    },
    open: options.isPatient ? reopen : open,
    wake: () => void pump(),
    finish: (totalSamples) =>
      new Promise((resolve) => {
        finishAt = totalSamples
        finished = resolve
        if (isOver) resolve()
        else void pump()
      }),
    abandon: () => {
      close()
      socket?.close(CLOSE.normal, STOP_REASON)
      finished?.()
    },
  }
}

/** Undefined if a retry makes sense: no connection, a restarting server, an expired ticket. */
export function finalCodeOf(error: unknown): number | undefined {
  if (error instanceof ConnectError) return FINAL_CODES.find((code) => code === error.code)
  if (!(error instanceof ApiError)) return undefined
  if (error.status === 401 || error.status === 403) return CLOSE.unauthenticated
  return error.status === 404 ? CLOSE.notFound : undefined
}

function backOffMs(failures: number): number {
  const fullMs = Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS)
  return fullMs * (0.75 + Math.random() / 4)
}
