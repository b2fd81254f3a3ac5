import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Departure } from './lib/departure.ts'

const IDLE_MS = 50

export interface DrainOptions {
  readonly departure: Departure
  /** How long the node stays after it says that it leaves; in the second half it makes changes only. */
  readonly drainS: number
  /** How long requests under way may still take; then they are cut. */
  readonly graceS: number
}

export type Drain = (options: DrainOptions) => Promise<void>

/**
 * Call it before the server listens. No request is lost: the node says that it is not ready and
 * goes on serving, each answer ends its connection; what is only read is turned away, so that a
 * balancer that did not ask passes this node over; then no new connection is taken, and only then
 * the live sockets are told to go elsewhere.
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
    // Not the server's own close: the sockets hear of it when nobody can come back here.
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
