import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { SNIPPET_SHORTCUT_MAX_CHARS, SNIPPET_TEXT_MAX_CHARS } from './limits.ts'
import { Deleted, Id, lineOfText, Moment, textOfLines } from './values.ts'

/** Where the cursor stops in an expanded snippet. */
export const SNIPPET_STOP = '***'

/** A text that a practitioner has saved, and what is typed after a dot for it: '.ros'. */
export const Snippet = z
  .object({
    id: Id,
    /** Without its dot, in lower case. */
    shortcut: z.string(),
    text: z.string(),
    created_at: Moment,
  })
  .meta({ id: 'Snippet' })
export type Snippet = z.infer<typeof Snippet>

/** With or without its dot, case-insensitive. It starts with a letter: '.5' is a number. */
const Shortcut = lineOfText(SNIPPET_SHORTCUT_MAX_CHARS + 1)
  .transform((text) => text.replace(/^\./, '').normalize('NFC').toLowerCase())
  .refine((text) => text !== '', 'must not be empty')
  .refine(
    (text) => text.length <= SNIPPET_SHORTCUT_MAX_CHARS,
    `must be at most ${String(SNIPPET_SHORTCUT_MAX_CHARS)} characters`,
  )
  .refine(
    (text) => /^\p{L}[\p{L}\p{M}\p{N}-]*$/u.test(text),
    'must begin with a letter and have only letters, digits and hyphens',
  )

export const SnippetDraft = z.object({
  shortcut: Shortcut,
  text: textOfLines(SNIPPET_TEXT_MAX_CHARS),
})
export type SnippetDraft = z.infer<typeof SnippetDraft>

const common = { access: 'practitioner', tag: 'Snippets' } as const

export const snippetsApi = {
  /** Sorted by shortcut. */
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/api/snippets',
    action: 'fetch snippets',
    response: z.array(Snippet),
  }),
  /** CONFLICT if the shortcut is taken, case-insensitively, or the limit is reached. */
  add: endpoint({
    ...common,
    method: 'POST',
    path: '/api/snippets',
    action: 'add snippet',
    stores: true,
    body: SnippetDraft,
    response: Snippet,
    status: 201,
    errors: ['CONFLICT'],
  }),
  update: endpoint({
    ...common,
    method: 'PUT',
    path: '/api/snippets/{id}',
    action: 'save snippet',
    stores: true,
    params: z.object({ id: Id }),
    body: SnippetDraft,
    response: Snippet,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  remove: endpoint({
    ...common,
    method: 'DELETE',
    path: '/api/snippets/{id}',
    action: 'remove snippet',
    params: z.object({ id: Id }),
    response: Deleted,
    errors: ['NOT_FOUND'],
  }),
}
