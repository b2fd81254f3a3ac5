import type { ResultOf } from '@chartwright/contract/endpoint'
import { webConfigApi } from '@chartwright/contract/web-config'
import type { FastifyInstance } from 'fastify'
import { mountProbe } from '../../http/mount.ts'

export type WebConfig = ResultOf<typeof webConfigApi.get>

export function webConfigRoutes(app: FastifyInstance, config: WebConfig): void {
  mountProbe(app, webConfigApi.get, () => Promise.resolve(config))
}
