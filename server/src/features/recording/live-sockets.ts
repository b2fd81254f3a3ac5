import type { LiveSocket } from './live-socket.ts'
import type { Notice } from './notices.ts'

/** The sockets of this node. */
export interface LiveSockets {
  /** From here on it counts as held here, before it is open. */
  reserve(id: string): void
  add(socket: LiveSocket): void
  remove(id: string): void
  has(id: string): boolean
  hear(notice: Notice): void
  catchUp(): void
  closeAll(code: number, reason: string): Promise<void>
}

export function createLiveSockets(): LiveSockets {
  const reserved = new Set<string>()
  const open = new Map<string, LiveSocket>()
  return {
    reserve: (id) => void reserved.add(id),
    add: (socket) => void open.set(socket.id, socket),
    remove(id) {
      reserved.delete(id)
      open.delete(id)
    },
    has: (id) => reserved.has(id),
    hear(notice) {
      for (const socket of open.values()) {
        if (socket.recordingId === notice.recording) socket.hear(notice)
      }
    },
    catchUp() {
      for (const socket of open.values()) socket.catchUp()
    },
    async closeAll(code, reason) {
      await Promise.all([...open.values()].map((socket) => socket.close(code, reason)))
    },
  }
}
