import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FactsView } from '../../features/facts/facts-view.tsx'
import { factsQuery } from '../../features/facts/facts.queries.ts'
import { ALL_INSIGHTS_KEY } from '../../features/insights/insights.queries.ts'
import { PlayLine } from '../../features/transcript/lines/play-line.tsx'
import { transcriptQuery } from '../../features/transcript/transcript.queries.ts'
import { useClipPlayer } from '../../lib/audio/use-clip-player.ts'
import { messageOf } from '../../lib/http/api-error.ts'
import { formatSeconds } from '../../lib/text/format-seconds.ts'
import { notifyError } from '../../ui/overlays/notify.ts'
import { stampOf } from '../transcript/transcript-stamp.ts'

interface FactsTabProps {
  sessionId: string
  onShowLine: (segmentId: string) => void
}

/** The facts follow the transcript: each new line reloads them. */
export function FactsTab({ sessionId, onShowLine }: FactsTabProps) {
  const client = useQueryClient()
  const transcript = useQuery(transcriptQuery(sessionId))
  const facts = useQuery({
    ...factsQuery(sessionId, stampOf(transcript.data)),
    enabled: !transcript.isPending,
  })
  // Of earlier lines, if the facts of the last ones cannot be loaded.
  const [known, setKnown] = useState(facts.data)
  if (facts.data !== undefined && facts.data !== known) setKnown(facts.data)
  const player = useClipPlayer(notifyError)
  const lineOf = (id: string) => transcript.data?.segments.find((line) => line.id === id)
  const { error } = facts
  return (
    <FactsView
      sessionId={sessionId}
      facts={facts.data ?? known}
      isBehind={facts.isPlaceholderData && facts.isFetching}
      problem={
        error
          ? {
              message: messageOf(error),
              isRetrying: facts.isFetching,
              retry: () => void facts.refetch(),
            }
          : undefined
      }
      onCorrected={() => void client.invalidateQueries({ queryKey: ALL_INSIGHTS_KEY })}
      lines={{
        showLine: onShowLine,
        timeOf: (id) => {
          const start = lineOf(id)?.start_ms ?? null
          return start === null ? undefined : formatSeconds(start / 1_000)
        },
        renderPlay: (id) => {
          const line = lineOf(id)
          return (
            line?.has_audio === true &&
            line.start_ms !== null && (
              <PlayLine lineId={id} startMs={line.start_ms} player={player} />
            )
          )
        },
      }}
    />
  )
}
