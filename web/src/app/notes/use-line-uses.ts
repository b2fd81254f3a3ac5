import type { Note } from '@chartwright/contract/notes'
import type { Transcript } from '@chartwright/contract/transcript'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { insightsQuery } from '../../features/insights/insights.queries.ts'
import { usesOfLines, type LineUse } from '../../features/insights/sources/uses-of-lines.ts'
import { stampOf } from '../transcript/transcript-stamp.ts'

/** For all notes of the session; without a response, a line just has no button. */
export function useLineUses(
  notes: readonly Note[],
  transcript: Transcript | null | undefined,
): ReadonlyMap<string, readonly LineUse[]> {
  const said = stampOf(transcript)
  const known = useQueries({
    queries: notes.map(({ id, version }) => ({
      ...insightsQuery({ noteId: id, version, said }),
      enabled: transcript !== undefined && transcript !== null,
    })),
    combine: (answers) => answers.map(({ data }) => data),
  })
  return useMemo(
    () =>
      usesOfLines(
        notes.flatMap(({ title }, index) => {
          const insights = known[index]
          return insights ? [{ title, insights }] : []
        }),
      ),
    [notes, known],
  )
}
