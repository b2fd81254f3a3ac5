import { templatesApi } from '@chartwright/contract/templates'
import type { FastifyInstance } from 'fastify'
import { mount, type Gate } from '../../http/mount.ts'
import { listTemplates } from './templates.queries.ts'

export function templateRoutes(app: FastifyInstance, gate: Gate): void {
  mount(app, gate, templatesApi.list, ({ tx, practitioner }) => listTemplates(tx, practitioner.id))
}
