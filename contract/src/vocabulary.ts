import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { OWN_WORD_MAX_CHARS, OWN_WORD_MAX_PARTS } from './limits.ts'
import { Deleted, Id, lineOfText, Moment } from './values.ts'

/** A word or a short name that the practitioner uses, as it should be written. */
export const OwnWord = z
  .object({ id: Id, text: z.string(), created_at: Moment })
  .meta({ id: 'OwnWord' })
export type OwnWord = z.infer<typeof OwnWord>

export const NewOwnWord = z.object({
  text: lineOfText(OWN_WORD_MAX_CHARS)
    .refine((text) => /\p{L}/u.test(text), 'must have a letter')
    .refine(
      (text) => text.split(/\s+/).length <= OWN_WORD_MAX_PARTS,
      `must be at most ${String(OWN_WORD_MAX_PARTS)} words`,
    ),
})

const common = { access: 'practitioner', tag: 'Vocabulary' } as const

/** What a recogniser should expect, and what is suggested if something sounds like it. */
export const vocabularyApi = {
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/api/vocabulary',
    action: 'fetch vocabulary',
    response: z.array(OwnWord),
  }),
  /** An existing word, case-insensitively, is the same word. CONFLICT if the limit is reached. */
  add: endpoint({
    ...common,
    method: 'POST',
    path: '/api/vocabulary',
    action: 'add word',
    stores: true,
    body: NewOwnWord,
    response: OwnWord,
    status: 201,
    errors: ['CONFLICT'],
  }),
  remove: endpoint({
    ...common,
    method: 'DELETE',
    path: '/api/vocabulary/{id}',
    action: 'remove word',
    params: z.object({ id: Id }),
    response: Deleted,
    errors: ['NOT_FOUND'],
  }),
}
