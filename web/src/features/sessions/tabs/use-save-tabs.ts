import { sessionsApi } from '@chartwright/contract/sessions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http/api.ts'
import { sessionQuery } from '../sessions.queries.ts'
import type { OpenTabs } from './open-tabs.ts'

/**
 * A layout that could not be saved is saved with its next change; no written text depends on it.
 */
export function useSaveTabs(sessionId: string): (open: OpenTabs) => void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    scope: { id: `tabs-${sessionId}` },
    mutationFn: ({ tabs, activeTabId }: OpenTabs) =>
      call(sessionsApi.update, {
        params: { id: sessionId },
        body: { tabs: [...tabs], activeTabId },
      }),
    onMutate: ({ tabs, activeTabId }) => {
      client.setQueryData(sessionQuery(sessionId).queryKey, (known) =>
        known ? { ...known, tabs: [...tabs], activeTabId } : known,
      )
    },
  })
  return mutate
}
