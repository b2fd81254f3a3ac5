import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  TEMPLATE_CATEGORIES,
  TEMPLATE_DESCRIPTION_MAX_CHARS,
  TEMPLATE_ICONS,
  TEMPLATE_TEXT_MAX_CHARS,
  TEMPLATE_TITLE_MAX_CHARS,
} from './limits.ts'
import { Deleted, Id, longText, Moment, searchText } from './values.ts'

export const TemplateType = z.enum(TEMPLATE_CATEGORIES, 'must be a template type')
export type TemplateType = z.infer<typeof TemplateType>

const TemplateIcon = z.enum(TEMPLATE_ICONS, 'must be a template icon')
export type TemplateIcon = z.infer<typeof TemplateIcon>

export const Template = z
  .object({
    id: Id,
    /** May be empty: see `templateTitle`. */
    template_title: z.string(),
    /** The example that shows the style. */
    template_description: z.string(),
    template_type: TemplateType,
    /** The prompt. */
    template_text: z.string(),
    icon: TemplateIcon.nullable(),
    is_default: z.boolean(),
    /** Only one's own can be changed. */
    is_own: z.boolean(),
    /** Who shares it with the other practitioners here; null: nobody. */
    shared_by: z.string().nullable(),
    created_at: Moment,
    updated_at: Moment,
  })
  .meta({ id: 'Template' })
export type Template = z.infer<typeof Template>

const TemplateWrite = z
  .object({
    template_title: searchText(TEMPLATE_TITLE_MAX_CHARS).default(''),
    template_description: longText(TEMPLATE_DESCRIPTION_MAX_CHARS).default(''),
    template_type: TemplateType,
    template_text: longText(TEMPLATE_TEXT_MAX_CHARS),
    icon: TemplateIcon.nullish(),
    /** Whether the other practitioners of this installation can find it. */
    is_shared: z.boolean().default(false),
  })
  .refine(
    (template) => template.template_title !== '' || template.template_text.trim() !== '',
    'must have a title or a text',
  )
export type TemplateWrite = z.output<typeof TemplateWrite>

const UNTITLED = 'Untitled Template'

/** Spec 2 §3: a missing title is the first line of the text, otherwise 'Untitled Template'. */
export function templateTitle(
  template: Pick<Template, 'template_title' | 'template_text'>,
): string {
  const firstLine = template.template_text.trim().split('\n', 1)[0] ?? ''
  const fromText = firstLine
    .replace(/^#+\s*/, '')
    .trim()
    .slice(0, TEMPLATE_TITLE_MAX_CHARS)
  return template.template_title.trim() || fromText || UNTITLED
}

const TemplateId = z.object({ id: Id })
const common = { access: 'practitioner', tag: 'Templates' } as const

/** Document 2 §7.2. */
export const templatesApi = {
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/templates/',
    action: 'fetch templates',
    query: z.object({
      /** Those shared by others, instead of the defaults and one's own. */
      community: z.stringbool().optional(),
    }),
    response: z.array(Template),
  }),
  byType: endpoint({
    ...common,
    method: 'GET',
    path: '/templates/by-type/{type}/',
    action: 'fetch templates',
    params: z.object({ type: TemplateType }),
    response: z.array(Template),
  }),
  get: endpoint({
    ...common,
    method: 'GET',
    path: '/templates/{id}/',
    action: 'fetch template',
    params: TemplateId,
    response: Template,
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    ...common,
    method: 'POST',
    path: '/templates/',
    action: 'create template',
    stores: true,
    body: TemplateWrite,
    response: Template,
    status: 201,
  }),
  update: endpoint({
    ...common,
    method: 'PUT',
    path: '/templates/{id}/',
    action: 'update template',
    params: TemplateId,
    body: TemplateWrite,
    response: Template,
    errors: ['NOT_FOUND', 'TEMPLATE_READ_ONLY'],
  }),
  remove: endpoint({
    ...common,
    method: 'DELETE',
    path: '/templates/{id}/',
    action: 'delete template',
    params: TemplateId,
    response: Deleted,
    errors: ['NOT_FOUND', 'TEMPLATE_READ_ONLY'],
  }),
  duplicate: endpoint({
    ...common,
    method: 'POST',
    path: '/templates/{id}/duplicate/',
    action: 'duplicate template',
    stores: true,
    params: TemplateId,
    response: Template,
    status: 201,
    errors: ['NOT_FOUND'],
  }),
}
