import type { Insights } from '@chartwright/contract/insights'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { announcement } from './describe-insights.ts'
import { insightsKey } from './insights.queries.ts'

/** For assistive technology: once, when a note has been written, and not on later saves. */
export function useAnnouncement(
  noteId: string,
  insights: Insights | undefined,
  isNew: boolean,
): string {
  const client = useQueryClient()
  const [isFirst] = useState(() => {
    const known = client.getQueriesData({ queryKey: insightsKey(noteId) })
    return isNew && known.every(([, data]) => data === undefined)
  })
  const [said, setSaid] = useState<string>()
  if (isFirst && insights && said === undefined) setSaid(announcement(insights))
  return said ?? ''
}
