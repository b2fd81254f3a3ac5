import {
  PALETTE_MAX_SESSIONS,
  SEARCH_MAX_CHARS,
  SESSION_LIST_FRESH_MS,
} from '@chartwright/contract/limits'
import { searchApi } from '@chartwright/contract/search'
import { cursorAfter, sessionsApi, type Session } from '@chartwright/contract/sessions'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/http/api.ts'

const FIRST_PAGE = 100
const LATER_PAGE = 200

/** The prefix of every list of sessions; details have their own. */
export const sessionListsKey = ['sessions', 'lists'] as const

export interface SessionListPage {
  readonly sessions: readonly Session[]
  /** Fixed when the page was loaded: deletions may shorten it later. */
  readonly next: string | undefined
}

/** Newest first. */
export const sessionsQuery = infiniteQueryOptions({
  queryKey: [...sessionListsKey, 'all'],
  queryFn: async ({ pageParam: cursor, signal }): Promise<SessionListPage> => {
    const size = cursor === undefined ? FIRST_PAGE : LATER_PAGE
    // One more than the page holds: a full page does not imply another.
    const read = await call(sessionsApi.list, { query: { limit: size + 1, cursor }, signal })
    const sessions = read.slice(0, size)
    const last = sessions.at(-1)
    return { sessions, next: last && read.length > size ? cursorAfter(last) : undefined }
  },
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
  staleTime: SESSION_LIST_FRESH_MS,
})

export const sessionSearchesKey = [...sessionListsKey, 'search'] as const

/** The newest: one more than is shown, to know whether there are more. */
export const sessionSearchQuery = queryOptions({
  queryKey: [...sessionSearchesKey, 'newest'],
  queryFn: ({ signal }) =>
    call(sessionsApi.list, { query: { limit: PALETTE_MAX_SESSIONS + 1 }, signal }),
  staleTime: SESSION_LIST_FRESH_MS,
})

/** Refetched each time: what was said or typed a moment ago has to be found. */
export function searchQuery(text: string) {
  const q = text.slice(0, SEARCH_MAX_CHARS).toWellFormed()
  return queryOptions({
    queryKey: ['search', q],
    queryFn: ({ signal }) =>
      call(searchApi.find, { query: { q, limit: PALETTE_MAX_SESSIONS }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
}

export function sessionQuery(id: string) {
  return queryOptions({
    queryKey: ['sessions', 'detail', id],
    queryFn: ({ signal }) => call(sessionsApi.get, { params: { id }, signal }),
  })
}
