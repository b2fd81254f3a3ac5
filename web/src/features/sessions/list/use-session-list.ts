import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sessionsQuery } from '../sessions.queries.ts'
import { groupSessions } from './group-sessions.ts'
import { listRows } from './list-rows.ts'

/** Spec 2 §2.1: the list as far as it has been loaded, by day. */
export function useSessionList(closed: ReadonlySet<string>, now: Date) {
  const list = useInfiniteQuery(sessionsQuery)
  const sessions = useMemo(() => list.data?.pages.flatMap((page) => page.sessions), [list.data])
  // Another second changes no group; another day does.
  const today = now.toDateString()
  const groups = useMemo(
    () => groupSessions(sessions ?? [], now),
    // oxlint-disable-next-line react/exhaustive-deps
    [sessions, today],
  )
  const rows = useMemo(
    () => listRows(groups, closed, list.hasNextPage),
    [groups, closed, list.hasNextPage],
  )
  return { list, sessions, rows }
}
