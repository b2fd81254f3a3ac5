import {
  PALETTE_MAX_SESSIONS,
  SESSION_LIST_FRESH_MS,
  SESSION_NAME_MAX_CHARS,
} from '@chartwright/contract/limits'
import { cursorAfter, sessionsApi, type Session } from '@chartwright/contract/sessions'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

const FIRST_PAGE = 100
const LATER_PAGE = 200

/** The prefix of every list of sessions; details have their own. */
export const sessionListsKey = ['sessions', 'lists'] as const

export interface SessionListPage {
  readonly sessions: readonly Session[]
  /** Fixed when the page was read: deletions may make it shorter later. */
  readonly next: string | undefined
}

/** Newest first. */
export const sessionsQuery = infiniteQueryOptions({
  queryKey: [...sessionListsKey, 'all'],
  queryFn: async ({ pageParam: cursor, signal }): Promise<SessionListPage> => {
    const size = cursor === undefined ? FIRST_PAGE : LATER_PAGE
    // One more than the page holds: a full page is not yet a sign of another.
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

/** One more than is shown, to know that there are more. */
export function sessionSearchQuery(text: string) {
  const search = text.trim().slice(0, SESSION_NAME_MAX_CHARS) || undefined
  return queryOptions({
    queryKey: [...sessionSearchesKey, search],
    queryFn: ({ signal }) =>
      call(sessionsApi.list, { query: { limit: PALETTE_MAX_SESSIONS + 1, search }, signal }),
    staleTime: SESSION_LIST_FRESH_MS,
  })
}

export function sessionQuery(id: string) {
  return queryOptions({
    queryKey: ['sessions', 'detail', id],
    queryFn: ({ signal }) => call(sessionsApi.get, { params: { id }, signal }),
  })
}
