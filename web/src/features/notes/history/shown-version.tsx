import type { NoteVersion } from '@chartwright/contract/note-history'
import type { Note } from '@chartwright/contract/notes'
import { useQueries } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useId, useState } from 'react'
import { messageOf } from '../../../lib/http/api-error.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Select } from '../../../ui/inputs/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ComparedTexts } from './compared-texts.tsx'
import { describeTime } from './describe-version.ts'
import { versionQuery } from './history.queries.ts'
import { useRestoreVersion } from './use-restore-version.ts'

interface ShownVersionProps {
  note: Note
  /** Newest first. */
  versions: readonly NoteVersion[]
  shown: NoteVersion
  onRestored: () => void
}

const NOTHING = '0'

/** One version beside another: the previous one, unless another is chosen. */
export function ShownVersion({ note, versions, shown, onRestored }: ShownVersionProps) {
  const [chosen, setChosen] = useState(String(shown.number - 1))
  const label = useId()
  const other = versions.find(({ number }) => String(number) === chosen)
  const { restore, isRestoring } = useRestoreVersion(note, onRestored)
  const isNewest = shown.number === versions[0]?.number
  const asked = other ? [other, shown] : [shown]
  const texts = useQueries({
    queries: asked.map(({ number, updated_at }) => versionQuery(note.id, number, updated_at)),
  })
  const failed = texts.find(({ error }) => error !== null)
  const after = texts.at(-1)?.data
  const before = other ? texts[0]?.data : undefined
  const options = [
    { value: NOTHING, label: 'Nothing' },
    ...versions
      .filter(({ number }) => number !== shown.number)
      .map((each) => ({
        value: String(each.number),
        label: `Version ${each.number}, ${describeTime(each)}`,
      })),
  ]
  return (
    <section
      aria-label={`Version ${shown.number}`}
      className="flex min-h-0 min-w-0 flex-col gap-4 p-4 md:overflow-y-auto"
    >
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-1.5">
          <span id={label} className="text-sm font-medium">
            {`Version ${shown.number} compared with`}
          </span>
          <Select
            aria-labelledby={label}
            options={options}
            value={other ? chosen : NOTHING}
            onValueChange={setChosen}
            placeholder="Nothing"
            className="w-72 max-w-full"
          />
        </div>
        {!isNewest && note.signature === null && (
          <Button
            icon={<RotateCcw aria-hidden className="size-4" />}
            busy={isRestoring}
            busyLabel="Restoring..."
            onClick={() => restore(shown.number)}
          >
            Restore this version
          </Button>
        )}
        {!isNewest && note.signature !== null && (
          <p className="text-sm text-ink-soft">Unsign the note to restore an earlier version.</p>
        )}
      </div>
      {failed ? (
        <ErrorState
          message={messageOf(failed.error)}
          onRetry={() => void failed.refetch()}
          busy={failed.isFetching}
        />
      ) : after && (before || !other) ? (
        <ComparedTexts
          before={before && { title: `Version ${before.number}`, html: before.note_text }}
          after={{ title: `Version ${shown.number}`, html: after.note_text }}
        />
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </section>
  )
}
