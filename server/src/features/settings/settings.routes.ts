import { settingsApi } from '@chartwright/contract/settings'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { mount, type Gate } from '../../http/mount.ts'
import { findTemplate } from '../templates/templates.api.ts'
import { putSettings, readSettings } from './settings.queries.ts'

export function settingsRoutes(app: FastifyInstance, gate: Gate): void {
  mount(app, gate, settingsApi.get, ({ tx, practitioner }) => readSettings(tx, practitioner.id))

  mount(app, gate, settingsApi.update, async ({ tx, practitioner, body }) => {
    const { default_template_id: templateId } = body
    if (templateId !== null) await requireTemplate(tx, practitioner.id, templateId)
    await putSettings(tx, practitioner.id, body)
    return readSettings(tx, practitioner.id)
  })
}

/** One that somebody else offers may disappear or change at any time: it has to be copied first. */
async function requireTemplate(tx: Tx, practitionerId: string, templateId: string): Promise<void> {
  const template = await findTemplate(tx, practitionerId, templateId)
  if (template?.is_own || template?.is_default) return
  throw new AppError('NOT_FOUND', 'Template not found')
}
