import { readyNoteApi } from '@chartwright/contract/ready-note'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/http/api.ts'

/** The note written automatically when the visit ends, and the session's current name. */
export function readyNoteQuery(sessionId: string) {
  return queryOptions({
    queryKey: ['ready-note', sessionId],
    queryFn: ({ signal }) => call(readyNoteApi.get, { params: { session_id: sessionId }, signal }),
  })
}
