import { healthApi } from '@chartwright/contract/health'
import type { FastifyInstance } from 'fastify'
import type { Departure } from '../lib/departure.ts'
import { AppError } from './app-error.ts'

const REPEATABLE = new Set(['GET', 'HEAD'])

/**
 * How a load balancer that does not check /ready learns that this node is leaving. Only what it may
 * send again is refused: changes are accepted here as long as they arrive.
 */
export function turnAwayWhenLeaving(app: FastifyInstance, departure: Departure): void {
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    if (!departure.isTurningAway() || !REPEATABLE.has(method)) return
    if (!routeOptions.url?.endsWith(healthApi.live.path)) throw new AppError('NOT_READY')
  })
}
