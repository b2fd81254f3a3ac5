import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { TEMPLATE_CATEGORIES, TEMPLATE_ICONS } from './limits.ts'
import { Id, Moment } from './values.ts'

export const TemplateType = z.enum(TEMPLATE_CATEGORIES)
export type TemplateType = z.infer<typeof TemplateType>

export const Template = z
  .object({
    id: Id,
    template_title: z.string(),
    /** The example that shows the style. */
    template_description: z.string(),
    template_type: TemplateType,
    /** The prompt. */
    template_text: z.string(),
    icon: z.enum(TEMPLATE_ICONS).nullable(),
    is_default: z.boolean(),
    created_at: Moment,
  })
  .meta({ id: 'Template' })
export type Template = z.infer<typeof Template>

const common = { access: 'practitioner', tag: 'Templates' } as const

/** Document 2 §7.2. */
export const templatesApi = {
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/templates/',
    action: 'fetch templates',
    response: z.array(Template),
  }),
}
