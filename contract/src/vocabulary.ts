import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { OWN_WORD_MAX_CHARS, OWN_WORD_MAX_PARTS } from './limits.ts'
import { Deleted, Id, lineOfText, Moment } from './values.ts'

/** A word or a short name that the practitioner uses, as it is to be written. */
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

/** What a recogniser is told to expect, and what is suggested where something sounds like it. */
export const vocabularyApi = {
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/api/vocabulary',
    action: 'fetch vocabulary',
    response: z.array(OwnWord),
  }),
  /** A word that is there already, in whatever case, is the same word. CONFLICT where it is full. */
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
