import type { Interim } from './interim-text.ts'
import type { LiveSocket } from './live-socket.ts'
import type { Notice } from './notices.ts'

/** The sockets of this node. */
export interface LiveSockets {
  /** From here on it counts as held here, even before it is open. */
  reserve(id: string): void
  add(socket: LiveSocket): void
  remove(id: string): void
  has(id: string): boolean
  /** Whether a socket of this node is recording it. */
  isRecorded(recordingId: string): boolean
  hear(notice: Notice): void
  tellInterim(recordingId: string, interim: Interim): void
  catchUp(): void
  closeAll(code: number, reason: string): Promise<void>
}

export function createLiveSockets(): LiveSockets {
  const reserved = new Set<string>()
  const open = new Map<string, LiveSocket>()
  const of = (recordingId: string) =>
    [...open.values()].filter((socket) => socket.recordingId === recordingId)
  return {
    reserve: (id) => void reserved.add(id),
    add: (socket) => void open.set(socket.id, socket),
    remove(id) {
      reserved.delete(id)
      open.delete(id)
    },
    has: (id) => reserved.has(id),
    isRecorded: (recordingId) => of(recordingId).length > 0,
    hear(notice) {
      for (const socket of of(notice.recording)) socket.hear(notice)
    },
    tellInterim(recordingId, interim) {
      for (const socket of of(recordingId)) socket.tellInterim(interim)
    },
    catchUp() {
      for (const socket of open.values()) socket.catchUp()
    },
    async closeAll(code, reason) {
      await Promise.all([...open.values()].map((socket) => socket.close(code, reason)))
    },
  }
}
