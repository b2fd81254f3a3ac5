import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Deleted, Id } from './values.ts'

/** How a practitioner writes, learned from their edits of drafts. Nothing else is applied. */
export const StylePreference = z
  .object({
    id: Id,
    kind: z.enum(['heading', 'layout', 'word', 'removed', 'added']).meta({
      description:
        'heading: source is called target. layout: source is written as a list or as prose. ' +
        'word: target is written for source. removed: source is taken out, a sentence or a heading ' +
        'that begins with ##. added: source is added under the heading target.',
    }),
    source: z.string(),
    target: z.string(),
    is_on: z.boolean(),
    /** In how many notes it was seen. */
    seen_in: z.int().min(0),
  })
  .meta({ id: 'StylePreference' })
export type StylePreference = z.infer<typeof StylePreference>

export const WritingStyle = z
  .object({ is_learning: z.boolean(), preferences: z.array(StylePreference) })
  .meta({ id: 'WritingStyle' })
export type WritingStyle = z.infer<typeof WritingStyle>

const common = { access: 'practitioner', tag: 'Style' } as const
const params = z.object({ id: Id })

export const styleApi = {
  get: endpoint({
    ...common,
    method: 'GET',
    path: '/api/style',
    action: 'fetch writing style',
    response: WritingStyle,
  }),
  /** When it is switched on again, deleted preferences may be learned again. */
  setLearning: endpoint({
    ...common,
    method: 'PUT',
    path: '/api/style',
    action: 'save writing style',
    body: z.object({ is_learning: z.boolean() }),
    response: WritingStyle,
  }),
  set: endpoint({
    ...common,
    method: 'PUT',
    path: '/api/style/{id}',
    action: 'save preference',
    params,
    body: z.object({ is_on: z.boolean() }),
    response: WritingStyle,
    errors: ['NOT_FOUND'],
  }),
  /** It is not learned again before learning is switched on again. */
  remove: endpoint({
    ...common,
    method: 'DELETE',
    path: '/api/style/{id}',
    action: 'delete preference',
    params,
    response: Deleted,
    errors: ['NOT_FOUND'],
  }),
}
