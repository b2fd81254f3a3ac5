import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { SEARCH_DEFAULT_HITS, SEARCH_MAX_CHARS, SEARCH_MAX_HITS } from './limits.ts'
import { Session } from './sessions.ts'
import { Id, lineOfText, Moment } from './values.ts'

/** From `start` up to `end`, in UTF-16 units of the text. */
export const Mark = z
  .object({ start: z.int().min(0), end: z.int().min(1) })
  .meta({ id: 'SearchMark' })
export type Mark = z.infer<typeof Mark>

/** A match, with what is needed to open it. Highlights are given as positions, never as markup. */
export const SearchHit = z
  .object({
    kind: z.enum(['session', 'note', 'transcript', 'task']),
    /** The session it belongs to; null for a task without one. */
    session: Session.nullable(),
    /** The name of the session or its patient, the line of the note or transcript, the task. */
    text: z.string(),
    marks: z.array(Mark),
    note: z.object({ id: Id, title: z.string(), state: z.enum(['draft', 'signed']) }).nullable(),
    /** `index` counts the lines of the transcript from 0. */
    line: z.object({ id: Id, index: z.int().min(0) }).nullable(),
    task_id: Id.nullable(),
    date: Moment,
  })
  .meta({ id: 'SearchHit' })
export type SearchHit = z.infer<typeof SearchHit>

export const SearchAnswer = z
  .object({
    /**
     * Sessions by name or patient, the exact name first; then places in texts and tasks, newest
     * first.
     */
    hits: z.array(SearchHit),
    has_more_sessions: z.boolean(),
  })
  .meta({ id: 'SearchAnswer' })
export type SearchAnswer = z.infer<typeof SearchAnswer>

export const searchApi = {
  find: endpoint({
    access: 'practitioner',
    tag: 'Search',
    method: 'GET',
    path: '/api/search',
    action: 'search',
    query: z.object({
      /** All of its words must occur; the last one may be the start of a word. */
      q: lineOfText(SEARCH_MAX_CHARS),
      /** For sessions, and separately for places in texts and tasks. */
      limit: z.coerce.number().int().min(1).max(SEARCH_MAX_HITS).default(SEARCH_DEFAULT_HITS),
    }),
    response: SearchAnswer,
  }),
}
