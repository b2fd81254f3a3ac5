import { consentApi, type ConsentAnswer, type SessionConsent } from '@chartwright/contract/consent'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/http/api.ts'
import { consentQuery } from './consent.queries.ts'

interface Answered {
  readonly sessionId: string
  readonly answer: ConsentAnswer
  /** The wording that was on the screen. */
  readonly version: number
}

export function useRecordConsent() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ sessionId, answer, version }: Answered): Promise<SessionConsent> =>
      call(consentApi.record, {
        params: { session_id: sessionId },
        body: { answer, wording_version: version },
      }),
    onSuccess: (state, { sessionId }) =>
      client.setQueryData(consentQuery(sessionId).queryKey, state),
  })
}
