import { TEMPLATE_TITLE_MAX_CHARS } from '@chartwright/contract/limits'
import { templatesApi, templateTitle, type Template } from '@chartwright/contract/templates'
import { DELETED } from '@chartwright/contract/values'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { mount, type Gate } from '../../http/mount.ts'
import {
  findTemplate,
  insertTemplate,
  listCommunity,
  listTemplates,
  removeTemplate,
  updateTemplate,
} from './templates.queries.ts'

const COPY = ' (Copy)'

export function templateRoutes(app: FastifyInstance, gate: Gate): void {
  mount(app, gate, templatesApi.list, ({ tx, practitioner, query }) =>
    query.community ? listCommunity(tx, practitioner.id) : listTemplates(tx, practitioner.id),
  )

  mount(app, gate, templatesApi.byType, ({ tx, practitioner, params }) =>
    listTemplates(tx, practitioner.id, params.type),
  )

  mount(app, gate, templatesApi.get, ({ tx, practitioner, params }) =>
    getTemplate(tx, practitioner.id, params.id),
  )

  mount(app, gate, templatesApi.create, ({ tx, practitioner, body }) =>
    insertTemplate(tx, practitioner.id, body),
  )

  mount(app, gate, templatesApi.update, async ({ tx, practitioner, params, body }) => {
    const template = await updateTemplate(tx, practitioner.id, params.id, body)
    return template ?? refuse(tx, practitioner.id, params.id)
  })

  mount(app, gate, templatesApi.remove, async ({ tx, practitioner, params }) => {
    const wasDeleted = await removeTemplate(tx, practitioner.id, params.id)
    return wasDeleted ? DELETED : refuse(tx, practitioner.id, params.id)
  })

  mount(app, gate, templatesApi.duplicate, async ({ tx, practitioner, params }) => {
    const original = await getTemplate(tx, practitioner.id, params.id)
    const title = templateTitle(original).slice(0, TEMPLATE_TITLE_MAX_CHARS - COPY.length)
    const copy = { ...original, template_title: title + COPY, is_shared: false }
    return insertTemplate(tx, practitioner.id, copy)
  })
}

async function getTemplate(tx: Tx, practitionerId: string, id: string): Promise<Template> {
  const template = await findTemplate(tx, practitionerId, id)
  if (!template) throw new AppError('NOT_FOUND', 'Template not found')
  return template
}

/** A visible one is read-only; nothing is disclosed about any other. */
async function refuse(tx: Tx, practitionerId: string, id: string): Promise<never> {
  await getTemplate(tx, practitionerId, id)
  throw new AppError('TEMPLATE_READ_ONLY')
}
