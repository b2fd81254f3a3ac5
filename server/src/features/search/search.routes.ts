import { searchApi } from '@chartwright/contract/search'
import type { FastifyInstance } from 'fastify'
import { mount, type Gate } from '../../http/mount.ts'
import { findHits } from './find-hits.ts'

export function searchRoutes(app: FastifyInstance, gate: Gate): void {
  mount(app, gate, searchApi.find, ({ tx, practitioner, query }) =>
    findHits(tx, practitioner.id, query.q, query.limit),
  )
}
