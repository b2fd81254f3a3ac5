import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './values.ts'

export const Settings = z
  .object({
    /**
     * One's own or a built-in one: its note is written automatically when a recording ends. Null:
     * none is.
     */
    default_template_id: Id.nullable(),
  })
  .meta({ id: 'Settings' })
export type Settings = z.infer<typeof Settings>

const common = { access: 'practitioner', tag: 'Settings', path: '/api/settings' } as const

/** A practitioner's preferences. */
export const settingsApi = {
  get: endpoint({
    ...common,
    method: 'GET',
    action: 'fetch settings',
    response: Settings,
  }),
  update: endpoint({
    ...common,
    method: 'PUT',
    action: 'save settings',
    body: Settings,
    response: Settings,
    errors: ['NOT_FOUND'],
  }),
}
