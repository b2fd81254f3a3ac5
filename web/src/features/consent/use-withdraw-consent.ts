import { consentApi, type SessionConsent } from '@chartwright/contract/consent'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/http/api.ts'
import { consentQuery } from './consent.queries.ts'

export function useWithdrawConsent(sessionId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (withTranscript: boolean): Promise<SessionConsent> =>
      call(consentApi.withdraw, {
        params: { session_id: sessionId },
        body: { delete_transcript: withTranscript },
      }),
    onSuccess: async (state) => {
      client.setQueryData(consentQuery(sessionId).queryKey, state)
      // Lines, facts, sources and the session's name may all be gone.
      await client.invalidateQueries()
    },
  })
}
