import type { Insights } from '@chartwright/contract/insights'
import type { Note } from '@chartwright/contract/notes'
import type { TranscriptSegment } from '@chartwright/contract/transcript'
import { useQuery, type QueryObserverResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { insightsQuery } from '../../features/insights/insights.queries.ts'
import { transcriptQuery } from '../../features/transcript/transcript.queries.ts'
import { stampOf } from '../transcript/transcript-stamp.ts'

interface NoteInsights extends Pick<QueryObserverResult<Insights>, 'error' | 'isFetching'> {
  readonly insights: Insights | undefined
  readonly lines: ReadonlyMap<string, TranscriptSegment>
  refetch(): Promise<unknown>
}

/** For the note as it was last saved: each save refetches, and so does each new line. */
export function useInsights({ id, session_id, version }: Note): NoteInsights {
  const transcript = useQuery(transcriptQuery(session_id))
  const segments = transcript.data?.segments
  const lines = useMemo(() => new Map(segments?.map((line) => [line.id, line])), [segments])
  const { data, error, isFetching, refetch } = useQuery({
    ...insightsQuery({ noteId: id, version, said: stampOf(transcript.data) }),
    enabled: !transcript.isPending,
  })
  return { insights: data, lines, error, isFetching, refetch }
}
