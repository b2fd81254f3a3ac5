import { DEFAULT_SESSION_NAME } from '@chartwright/contract/limits'
import { sessionsApi, type Session } from '@chartwright/contract/sessions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../lib/http/api-error.ts'
import { call } from '../../lib/http/api.ts'
import { notifyError } from '../../ui/overlays/notify.ts'
import { cacheNewSession, rereadIfReading } from './sessions.cache.ts'

const mutationKey = ['sessions', 'create']

/** Spec 2 §4.3. While one is being created, further calls do nothing. */
export function useCreateSession(onCreated: (session: Session) => void) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: () => call(sessionsApi.create, { body: { name: DEFAULT_SESSION_NAME } }),
    onSuccess: async (session) => {
      cacheNewSession(client, session)
      onCreated(session)
      await rereadIfReading(client)
    },
    onError: (error) => notifyError(`No session was created. ${messageOf(error)}`, create),
  })

  function create(): void {
    if (client.isMutating({ mutationKey }) === 0) mutate()
  }

  return { create, isCreating: isPending }
}
