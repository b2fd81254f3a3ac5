import { insightsApi, type Insights } from '@chartwright/contract/insights'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/http/api.ts'

interface Compared {
  readonly noteId: string
  /** Version of the saved note. */
  readonly version: number
  /** Changes with the transcript. */
  readonly said: string
}

/** Refetched when facts are corrected: the server reads them again. */
export const ALL_INSIGHTS_KEY = ['insights'] as const

/** Until the answer about a newer text arrives, the last one about the same note stays. */
export function insightsQuery({ noteId, version, said }: Compared) {
  return queryOptions<Insights>({
    queryKey: [...insightsKey(noteId), version, said],
    queryFn: ({ signal }) => call(insightsApi.get, { params: { id: noteId }, signal }),
    placeholderData: (last) => (last?.note_id === noteId ? last : undefined),
  })
}

export function insightsKey(noteId: string): readonly string[] {
  return [...ALL_INSIGHTS_KEY, noteId]
}
