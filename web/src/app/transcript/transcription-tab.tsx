import type { Note } from '@chartwright/contract/notes'
import type { Transcript } from '@chartwright/contract/transcript'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { lazy, Suspense, useCallback, useRef } from 'react'
import { factsKey } from '../../features/facts/facts.queries.ts'
import { insightsKey } from '../../features/insights/insights.queries.ts'
import { LineUses } from '../../features/insights/sources/line-uses.tsx'
import type { LineUse } from '../../features/insights/sources/uses-of-lines.ts'
import { CopyTranscript } from '../../features/transcript/copy-transcript.tsx'
import { FindBar } from '../../features/transcript/finding/find-bar.tsx'
import { useFind } from '../../features/transcript/finding/use-find.ts'
import { LineAnnouncer } from '../../features/transcript/lines/line-announcer.tsx'
import { TranscriptLines } from '../../features/transcript/lines/transcript-lines.tsx'
import { useLineDialogs } from '../../features/transcript/lines/use-line-dialogs.tsx'
import { SwapRoles } from '../../features/transcript/roles/swap-roles.tsx'
import { useChangeRoles } from '../../features/transcript/roles/use-change-roles.ts'
import { transcriptQuery } from '../../features/transcript/transcript.queries.ts'
import { useClipPlayer } from '../../lib/audio/use-clip-player.ts'
import { messageOf } from '../../lib/http/api-error.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Button } from '../../ui/inputs/button.tsx'
import { notifyError } from '../../ui/overlays/notify.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLineUses } from '../notes/use-line-uses.ts'
import { useInterims } from './use-interims.ts'

const TranscriptSources = lazy(async () => ({
  default: (await import('./transcript-sources.tsx')).TranscriptSources,
}))

const Toolbar = lazy(async () => ({
  default: (await import('../../features/notes/note-toolbar.tsx')).NoteToolbar,
}))

interface TranscriptionTabProps {
  sessionId: string
  notes?: readonly Note[]
  onOpenSentence?: (use: LineUse) => void
}

const NO_NOTES: readonly Note[] = []
const NO_LINES: Transcript['segments'] = []

/** Document 2 §2.3: read-only, with its formatting off. New lines come in while they are said. */
export function TranscriptionTab(props: TranscriptionTabProps) {
  const { sessionId, notes = NO_NOTES, onOpenSentence } = props
  const { data, error, isFetching, refetch } = useQuery(transcriptQuery(sessionId))
  const client = useQueryClient()
  const renew = useCallback(() => {
    void client.invalidateQueries({ queryKey: factsKey(sessionId) })
    for (const { id } of notes) void client.invalidateQueries({ queryKey: insightsKey(id) })
  }, [client, notes, sessionId])
  const { change, isSwapping } = useChangeRoles(data ?? null, renew)
  const player = useClipPlayer(notifyError)
  const { acts, accept, dialog } = useLineDialogs(data ?? null, player, renew)
  const tab = useRef<HTMLDivElement>(null)
  const lines = data?.segments ?? NO_LINES
  const findInput = useRef<HTMLInputElement>(null)
  const find = useFind(lines, tab, findInput)
  const uses = useLineUses(notes, data)
  const interims = useInterims(sessionId, lines)
  if (error && data === undefined) {
    const retry = (): void => void refetch()
    return <ErrorState message={messageOf(error)} onRetry={retry} busy={isFetching} />
  }
  return (
    <div ref={tab} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 print:hidden">
        {/* On a phone its buttons, all of them off, would take the room of a line that was said. */}
        <div className="max-md:hidden">
          <Suspense fallback={<Skeleton className="h-control-sm w-80 max-w-full" />}>
            <Toolbar editor={null} readOnly />
          </Suspense>
        </div>
        <div className="-mx-2.5 flex flex-wrap">
          <Suspense>
            <TranscriptSources sessionId={sessionId} transcript={data ?? null} />
          </Suspense>
          {/* While the first words are interim, too: nothing moves when their line comes. */}
          {(lines.length > 0 || interims.length > 0) && (
            <>
              <SwapRoles isBusy={isSwapping} disabled={lines.length === 0} onChange={change} />
              <Button
                variant="quiet"
                size="sm"
                disabled={lines.length === 0}
                aria-expanded={find.isOpen}
                icon={<Search aria-hidden className="size-4" />}
                onClick={() => (find.isOpen ? find.close() : find.open())}
              >
                Find
              </Button>
              <CopyTranscript lines={lines} />
            </>
          )}
        </div>
      </div>
      {find.isOpen && <FindBar find={find} input={findInput} />}
      {data !== undefined && (
        <>
          <TranscriptLines
            lines={lines}
            interims={interims}
            onChangeRoles={change}
            player={player}
            acts={acts}
            onAccept={accept}
            found={find.byLine}
            current={find.current}
            renderEnd={({ id }) => {
              const used = uses.get(id)
              return used && onOpenSentence && <LineUses uses={used} onOpen={onOpenSentence} />
            }}
          />
          <LineAnnouncer lines={lines} />
          {dialog}
        </>
      )}
    </div>
  )
}
