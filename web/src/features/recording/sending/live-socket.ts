import { SOCKET_CONNECT_TIMEOUT_MS } from '@chartwright/contract/limits'
import { CLOSE, LIVE_SOCKET_PATH, LiveMessage } from '@chartwright/contract/live-socket'
import { recordingsApi } from '@chartwright/contract/recordings'
import { call } from '../../../lib/http/api.ts'
import { CONNECT_FAILED, CONNECT_TIMEOUT } from '../recording-sentences.ts'

export interface LiveSocket {
  readonly bufferedBytes: number
  readonly isOpen: boolean
  send(frame: Uint8Array<ArrayBuffer>): void
  close(code: number, reason?: string): void
}

export interface SocketWish {
  readonly sessionId: string
  /** The recording to resume, and the position of the first sample that will be sent. */
  readonly resume?: { readonly recordingId: string; readonly fromSample: number } | undefined
  onMessage: (message: LiveMessage) => void
  /** Once, after it was open. */
  onClose: (code: number, reason: string) => void
}

export type OpenSocket = (wish: SocketWish) => Promise<LiveSocket>

/** It was closed before it was open. `code` tells whether a retry makes sense. */
export class ConnectError extends Error {
  override readonly name = 'ConnectError'
  readonly code: number

  constructor(message: string, code: number) {
    super(message)
    this.code = code
  }
}

/** Resolves when it is open. Rejects with ConnectError, or with the ApiError of the ticket. */
export const openLiveSocket: OpenSocket = async (wish) => {
  const body = { session_id: wish.sessionId }
  const { ticket } = await call(recordingsApi.ticket, { body })
  const socket = new WebSocket(addressOf(wish, ticket))
  socket.binaryType = 'arraybuffer'
  socket.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data)
    if (message) wish.onMessage(message)
  }
  await opened(socket)
  socket.onclose = ({ code, reason }) => wish.onClose(code, reason)
  return {
    get bufferedBytes() {
      return socket.bufferedAmount
    },
    get isOpen() {
      return socket.readyState === WebSocket.OPEN
    },
    send: (frame) => socket.send(frame),
    close: (code, reason) => socket.close(code, reason),
  }
}

function opened(socket: WebSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      socket.onclose = null
      socket.close()
      reject(new ConnectError(CONNECT_TIMEOUT, CLOSE.goingAway))
    }, SOCKET_CONNECT_TIMEOUT_MS)
    socket.onopen = () => {
      clearTimeout(timer)
      resolve()
    }
    socket.onclose = ({ code }) => {
      clearTimeout(timer)
      reject(new ConnectError(CONNECT_FAILED, code))
    }
  })
}

/** Document 2 §7.7: the API's host, over ws or wss. */
function addressOf({ sessionId, resume }: SocketWish, ticket: string): URL {
  const address = new URL(LIVE_SOCKET_PATH, window.location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const query = address.searchParams
  query.set('session_id', sessionId)
  query.set('ticket', ticket)
  if (resume) {
    query.set('recording_id', resume.recordingId)
    query.set('from_sample', String(resume.fromSample))
  }
  return address
}

/** Undefined for messages unknown to this client: a newer server may send more. */
function readMessage(data: unknown): LiveMessage | undefined {
  if (typeof data !== 'string') return undefined
  try {
    return LiveMessage.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}
