import { insightsApi, type Insights, type Omission } from '@chartwright/contract/insights'
import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../../lib/http/api-error.ts'
import { call } from '../../../lib/http/api.ts'
import { notifyError } from '../../../ui/overlays/notify.ts'
import type { InsightActs } from '../insight-acts.ts'
import { insightsKey } from '../insights.queries.ts'

/** What the server has saved is shown immediately, and then refetched. */
export function useDismissals(noteId: string): Pick<InsightActs, 'dismiss' | 'restore'> {
  const client = useQueryClient()
  const queryKey = insightsKey(noteId)
  const show = (key: string, dismissed: Omission['dismissed']): void => {
    client.setQueriesData<Insights>(
      { queryKey },
      (known) => known && withDismissal(known, key, dismissed),
    )
    void client.invalidateQueries({ queryKey })
  }
  const restore = async ({ key }: Omission): Promise<void> => {
    try {
      await call(insightsApi.restore, { params: { id: noteId }, query: { key } })
      show(key, null)
    } catch (error) {
      notifyError(messageOf(error))
    }
  }
  return {
    dismiss: async ({ key }, reason) => {
      try {
        await call(insightsApi.dismiss, { params: { id: noteId }, body: { key, reason } })
        show(key, { reason, at: new Date().toISOString() })
        return undefined
      } catch (error) {
        return messageOf(error)
      }
    },
    restore: (omission) => void restore(omission),
  }
}

function withDismissal(
  insights: Insights,
  key: string,
  dismissed: Omission['dismissed'],
): Insights {
  const omissions = insights.omissions.map((each) =>
    each.key === key ? { ...each, dismissed } : each,
  )
  return { ...insights, omissions }
}
