import { AUDIO_FRAME_SAMPLES } from '@chartwright/contract/limits'
import {
  LIVE_SOCKET_PATH,
  LiveMessage,
  STOP_REASON,
  type LiveSocketQuery,
} from '@chartwright/contract/live-socket'
import { WebSocket } from 'ws'

type StatusName = Extract<LiveMessage, { type: 'status' }>['message']
type Status<N extends StatusName> = Extract<LiveMessage, { type: 'status'; message: N }>

export interface LiveClient {
  readonly socket: WebSocket
  readonly messages: readonly LiveMessage[]
  readonly closed: Promise<{ code: number; reason: string }>
  /** Resolves with the first message that it accepts, past or future. Rejects on close. */
  until<M extends LiveMessage>(accepts: (message: LiveMessage) => message is M): Promise<M>
  untilStatus<N extends StatusName>(name: N): Promise<Status<N>>
  untilStored(samples: number): Promise<void>
  texts(): string[]
  send(samples: Int16Array): void
  stop(): Promise<void>
}

/** What the document's client does, and no more unless the query says so. */
export function connectLive(
  address: string,
  query: Partial<Record<keyof LiveSocketQuery, string | number>>,
  path = LIVE_SOCKET_PATH,
): LiveClient {
  const url = new URL(path, address.replace(/^http/, 'ws'))
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  const socket = new WebSocket(url)
  const messages: LiveMessage[] = []
  const waiting = new Set<() => void>()
  const wakeAll = () => {
    for (const wake of waiting) wake()
  }
  let isClosed = false
  socket.on('error', () => undefined)
  socket.on('message', (data: Buffer) => {
    messages.push(LiveMessage.parse(JSON.parse(data.toString('utf8'))))
    wakeAll()
  })
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code: number, reason: Buffer) => {
      isClosed = true
      wakeAll()
      resolve({ code, reason: reason.toString('utf8') })
    })
  })

  async function until<M extends LiveMessage>(
    accepts: (message: LiveMessage) => message is M,
  ): Promise<M> {
    for (;;) {
      const found = messages.find(accepts)
      if (found) return found
      if (isClosed) {
        const { code, reason } = await closed
        throw new Error(`closed with ${String(code)} ${reason}`)
      }
      await new Promise<void>((resolve) => {
        waiting.add(resolve)
      })
    }
  }
  const isStatus =
    <N extends StatusName>(name: N) =>
    (message: LiveMessage): message is Status<N> =>
      message.type === 'status' && message.message === name

  return {
    socket,
    messages,
    closed,
    until,
    untilStatus: (name) => until(isStatus(name)),
    async untilStored(samples) {
      await until(
        (message): message is Status<'ack'> =>
          isStatus('ack')(message) && message.received_samples >= samples,
      )
    },
    texts: () =>
      messages.flatMap((message) => (message.type === 'transcription' ? message.text : [])),
    send(samples) {
      for (let at = 0; at < samples.length; at += AUDIO_FRAME_SAMPLES) {
        socket.send(toPcm(samples.subarray(at, at + AUDIO_FRAME_SAMPLES)))
      }
    },
    async stop() {
      socket.close(1000, STOP_REASON)
      await closed
    },
  }
}

export function toPcm(samples: Int16Array): Buffer {
  return Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)
}
