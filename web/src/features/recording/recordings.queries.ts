import { recordingsApi } from '@chartwright/contract/recordings'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/http/api.ts'

/** Oldest first. */
export function recordingsQuery(sessionId: string) {
  return queryOptions({
    queryKey: ['recordings', sessionId],
    queryFn: ({ signal }) =>
      call(recordingsApi.list, { params: { session_id: sessionId }, signal }),
  })
}
