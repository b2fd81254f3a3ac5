import { transcriptApi, type RoleChange, type Transcript } from '@chartwright/contract/transcript'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { messageOf } from '../../../lib/http/api-error.ts'
import { call } from '../../../lib/http/api.ts'
import { notifyError } from '../../../ui/overlays/notify.ts'
import { transcriptQuery } from '../transcript.queries.ts'

/**
 * One at a time, so that the last request is what is shown in the end. `onChanged`: everything
 * derived from the transcript has to be refetched.
 */
export function useChangeRoles(transcript: Transcript | null, onChanged: () => void) {
  const client = useQueryClient()
  const { id, session_id: sessionId } = transcript ?? {}
  const { mutate, isPending, variables } = useMutation({
    scope: { id: `roles-${sessionId ?? ''}` },
    mutationFn: ({ of, body }: { of: string; body: RoleChange }) =>
      call(transcriptApi.setRoles, { params: { id: of }, body }),
    onSuccess: (answer) => {
      client.setQueryData(transcriptQuery(answer.session_id).queryKey, (known) =>
        known ? withRoles(known, answer) : answer,
      )
      onChanged()
    },
    onError: (error) => notifyError(messageOf(error)),
  })
  const change = useCallback(
    (body: RoleChange) => {
      if (id !== undefined) mutate({ of: id, body })
    },
    [id, mutate],
  )
  return { change, isSwapping: isPending && variables.body.scope === 'swap' }
}

/** Lines said in the meantime stay, and an unchanged line is the same object. */
export function withRoles(known: Transcript, answer: Transcript): Transcript {
  const answered = new Map(answer.segments.map((line) => [line.id, line]))
  const segments = known.segments.map((line) => {
    const { role, is_role_set, speaker } = answered.get(line.id) ?? line
    const isSame =
      role === line.role && is_role_set === line.is_role_set && speaker === line.speaker
    return isSame ? line : { ...line, role, is_role_set, speaker }
  })
  return { ...known, segments }
}
