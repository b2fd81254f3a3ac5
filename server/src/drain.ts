import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Departure } from './lib/departure.ts'

const IDLE_MS = 50

export interface DrainOptions {
  readonly departure: Departure
  /**
   * How long the node stays after announcing that it is leaving; in the second half it only accepts
   * changes.
   */
  readonly drainS: number
  /** How long requests in progress may still take; then they are cut. */
  readonly graceS: number
}

export type Drain = (options: DrainOptions) => Promise<void>

/**
 * Call it before the server listens. No request is lost: the node reports that it is not ready and
 * continues to serve, with each response closing its connection; reads are turned away, so that a
 * load balancer without health checks skips this node; then no new connection is accepted, and only
 * then are the live sockets told to go elsewhere.
 */
export function drainOf(app: FastifyInstance): Drain {
  const { server } = app
  const underWay = new Set<ServerResponse>()
  let isLeaving = false
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (isLeaving) endConnection(response)
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })

  return async ({ departure, drainS, graceS }) => {
    departure.begin()
    isLeaving = true
    for (const response of underWay) endConnection(response)
    if (server.listening) {
      await sleep(drainS * 500)
      departure.turnAway()
      await sleep(drainS * 500)
    }
    // Not the server's own close: the sockets are told once nobody can reconnect here.
    Server.prototype.close.call(server)
    const idle = setInterval(() => {
      server.closeIdleConnections()
    }, IDLE_MS)
    const grace = setTimeout(() => {
      server.closeAllConnections()
    }, graceS * 1_000)
    await app.close()
    clearInterval(idle)
    clearTimeout(grace)
  }
}

function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
