import type { NoteHistory, NoteVersion } from '@chartwright/contract/note-history'
import type { Note } from '@chartwright/contract/notes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../lib/http/api-error.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { historyQuery } from './history.queries.ts'
import { ShownVersion } from './shown-version.tsx'
import { TimelineList } from './timeline-list.tsx'
import { timelineOf } from './timeline.ts'

const WIDTH_PX = 1_080

interface HistoryDialogProps {
  note: Note
  onClose: () => void
}

/** Who wrote what and when; comparison of any two versions; restore. */
export function HistoryDialog({ note, onClose }: HistoryDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(historyQuery(note))
  return (
    <Dialog open onOpenChange={onClose} title={`History of ${note.title}`} maxWidthPx={WIDTH_PX}>
      {data ? (
        <History note={note} history={data} onRestored={onClose} />
      ) : error ? (
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <div className="flex flex-col gap-3 p-4">
          <Skeleton className="h-16 w-72 max-w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      )}
    </Dialog>
  )
}

interface HistoryProps {
  note: Note
  history: NoteHistory
  onRestored: () => void
}

function History({ note, history, onRestored }: HistoryProps) {
  const { versions } = history
  const [chosen, setChosen] = useState<NoteVersion>()
  const shown = chosen ?? versions[0]
  if (!shown) return <p className="p-4 text-ink-soft">This note has no history.</p>
  return (
    <div className="min-h-0 flex-1 overflow-y-auto border-t border-line md:grid md:grid-cols-[17rem_1fr] md:overflow-hidden">
      <div
        className="p-2 max-md:max-h-56 max-md:overflow-y-auto max-md:border-b max-md:border-line md:overflow-y-auto md:border-r md:border-line"
        tabIndex={-1}
      >
        <TimelineList entries={timelineOf(history)} shown={shown.number} onShow={setChosen} />
      </div>
      <ShownVersion
        key={shown.number}
        note={note}
        versions={versions}
        shown={shown}
        onRestored={onRestored}
      />
    </div>
  )
}
