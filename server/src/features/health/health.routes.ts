import { healthApi } from '@chartwright/contract/health'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { mountProbe } from '../../http/mount.ts'
import type { Departure } from '../../lib/departure.ts'

export function healthRoutes(
  app: FastifyInstance,
  db: Database,
  departure: Departure,
  version: string,
): void {
  const ok = { status: 'ok', version } as const
  mountProbe(app, healthApi.live, () => Promise.resolve(ok))

  mountProbe(app, healthApi.ready, async () => {
    if (departure.hasBegun()) throw new AppError('NOT_READY')
    try {
      await db.pool.query('select 1')
    } catch (error) {
      app.log.warn({ err: error }, 'database does not answer')
      throw new AppError('NOT_READY')
    }
    return ok
  })
}
