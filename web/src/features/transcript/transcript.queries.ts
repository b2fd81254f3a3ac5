import { transcriptApi } from '@chartwright/contract/transcript'
import { queryOptions } from '@tanstack/react-query'
import { isNotFound } from '../../lib/http/api-error.ts'
import { call } from '../../lib/http/api.ts'

/** Null: the session has none (spec 2 §7.4). */
export function transcriptQuery(sessionId: string) {
  return queryOptions({
    queryKey: ['transcript', sessionId],
    queryFn: async ({ signal }) => {
      try {
        return await call(transcriptApi.get, { params: { session_id: sessionId }, signal })
      } catch (error) {
        if (isNotFound(error)) return null
        throw error
      }
    },
  })
}
