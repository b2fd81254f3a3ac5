import type { Note } from '@chartwright/contract/notes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { factsKey } from '../features/facts/facts.queries.ts'
import { insightsKey } from '../features/insights/insights.queries.ts'
import { LineUses } from '../features/insights/line-uses.tsx'
import type { LineUse } from '../features/insights/uses-of-lines.ts'
import { LineAnnouncer } from '../features/transcript/line-announcer.tsx'
import { SwapRoles } from '../features/transcript/swap-roles.tsx'
import { TranscriptLines } from '../features/transcript/transcript-lines.tsx'
import { useChangeRoles } from '../features/transcript/use-change-roles.ts'
import { transcriptQuery } from '../features/transcript/transcript.queries.ts'
import { messageOf } from '../lib/api-error.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useLineUses } from './use-line-uses.ts'

const TranscriptSources = lazy(async () => ({
  default: (await import('./transcript-sources.tsx')).TranscriptSources,
}))

const Toolbar = lazy(async () => ({
  default: (await import('../features/notes/note-toolbar.tsx')).NoteToolbar,
}))

interface TranscriptionTabProps {
  sessionId: string
  notes?: readonly Note[]
  onOpenSentence?: (use: LineUse) => void
}

const NO_NOTES: readonly Note[] = []

/** Document 2 §2.3: read-only, with its formatting off. New lines come in while they are said. */
export function TranscriptionTab(props: TranscriptionTabProps) {
  const { sessionId, notes = NO_NOTES, onOpenSentence } = props
  const { data, error, isFetching, refetch } = useQuery(transcriptQuery(sessionId))
  const client = useQueryClient()
  const { change, isSwapping } = useChangeRoles(data ?? null, () => {
    void client.invalidateQueries({ queryKey: factsKey(sessionId) })
    for (const { id } of notes) void client.invalidateQueries({ queryKey: insightsKey(id) })
  })
  const uses = useLineUses(notes, data)
  if (error && data === undefined) {
    const retry = (): void => void refetch()
    return <ErrorState message={messageOf(error)} onRetry={retry} busy={isFetching} />
  }
  const lines = data?.segments ?? []
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 print:hidden">
        <Suspense fallback={<Skeleton className="h-control-sm w-80 max-w-full" />}>
          <Toolbar editor={null} readOnly />
        </Suspense>
        <div className="-mx-2.5 flex flex-wrap">
          <Suspense>
            <TranscriptSources sessionId={sessionId} transcript={data ?? null} />
          </Suspense>
          {lines.length > 0 && <SwapRoles isBusy={isSwapping} onChange={change} />}
        </div>
      </div>
      {data !== undefined && (
        <>
          <TranscriptLines
            lines={lines}
            onChangeRoles={change}
            renderEnd={({ id }) => {
              const used = uses.get(id)
              return used && onOpenSentence && <LineUses uses={used} onOpen={onOpenSentence} />
            }}
          />
          <LineAnnouncer lines={lines} />
        </>
      )}
    </div>
  )
}
