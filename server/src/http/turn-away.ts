import { healthApi } from '@chartwright/contract/health'
import type { FastifyInstance } from 'fastify'
import type { Departure } from '../lib/departure.ts'
import { AppError } from './app-error.ts'

const REPEATABLE = new Set(['GET', 'HEAD'])

/**
 * How a balancer that does not ask /ready learns that this node leaves. Only what it may send again
 * is refused: a change is made here as long as it comes.
 */
export function turnAwayWhenLeaving(app: FastifyInstance, departure: Departure): void {
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    if (!departure.isTurningAway() || !REPEATABLE.has(method)) return
    if (!routeOptions.url?.endsWith(healthApi.live.path)) throw new AppError('NOT_READY')
  })
}
