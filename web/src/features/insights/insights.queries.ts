import { insightsApi, type Insights } from '@chartwright/contract/insights'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/http/api.ts'

interface Compared {
  readonly noteId: string
  /** Of the note, as saved. */
  readonly version: number
  /** Another one when the transcript is another. */
  readonly said: string
}

/** Asked for again when facts are corrected: the server reads them anew. */
export const ALL_INSIGHTS_KEY = ['insights'] as const

/** Until the answer about a newer text is there, the last one about the same note stays. */
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
