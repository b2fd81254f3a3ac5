import { consentApi } from '@chartwright/contract/consent'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/http/api.ts'

export function consentQuery(sessionId: string) {
  return queryOptions({
    queryKey: ['consent', 'session', sessionId],
    queryFn: ({ signal }) => call(consentApi.get, { params: { session_id: sessionId }, signal }),
  })
}
