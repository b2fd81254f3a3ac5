import type { WebSocket } from '@fastify/websocket'
import { AppError } from '../../../http/app-error.ts'
import type { RecordingSettings } from '../recording-deps.ts'

export interface WatchOptions {
  readonly socket: WebSocket
  readonly settings: RecordingSettings
  /** Throws an AppError if this practitioner is no longer admitted. */
  readonly readmit: () => Promise<unknown>
  readonly onIdle: () => void
  readonly onUnwelcome: (reason: string) => void
}

/**
 * A client that has disappeared silently is detected by its missing pong; one that is muted
 * answers, and stays for as long as the idle limit allows. Returns the function to call at each
 * frame.
 */
export function watchSocket(options: WatchOptions): () => void {
  const { socket, settings } = options
  let hasAnswered = true
  let lastFrameAtMs = performance.now()
  const ping = setInterval(() => {
    if (performance.now() - lastFrameAtMs > settings.idleMs) options.onIdle()
    // Nothing is read from a paused socket, not even pongs.
    else if (!hasAnswered && !socket.isPaused) socket.terminate()
    else {
      hasAnswered = false
      socket.ping()
    }
  }, settings.pingMs)
  const recheck = setInterval(() => {
    options.readmit().catch((error: unknown) => {
      const isRefused = error instanceof AppError && error.code !== 'SERVER_ERROR'
      if (isRefused) options.onUnwelcome(error.message)
    })
  }, settings.recheckMs)

  socket.on('pong', () => {
    hasAnswered = true
  })
  socket.on('close', () => {
    clearInterval(ping)
    clearInterval(recheck)
  })
  return () => {
    lastFrameAtMs = performance.now()
  }
}
