import type { ReadyNote } from '@chartwright/contract/ready-note'
import { useState } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

interface ReadyNoteStripProps {
  ready: ReadyNote | undefined
  isRecording: boolean
  onTryAgain: () => void
}

/** Between Stop and the note: says that it is coming, or why it failed. */
export function ReadyNoteStrip({ ready, isRecording, onTryAgain }: ReadyNoteStripProps) {
  const [isHidden, setIsHidden] = useState(false)
  if (!ready || ready.template_title === null || isRecording) return null
  const title = <span dir="auto">{ready.template_title}</span>
  if (ready.state === 'waiting') {
    return (
      <div className="flex min-h-control-sm items-center gap-1.5 px-4 pt-2 text-sm text-ink-soft sm:px-6 print:hidden">
        <Spinner />
        <p role="status">“{title}” opens here as soon as the last words are transcribed.</p>
      </div>
    )
  }
  if (ready.state !== 'failed' || isHidden) return null
  return (
    <div className="px-4 pt-2 sm:px-6 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-check-soft px-3 py-2 text-sm text-check-ink">
        <p role="alert" className="min-w-0 flex-1 basis-64 text-pretty">
          “{title}” was not written. {ready.message} The transcript is complete.
        </p>
        <div className="flex gap-2">
          <Button size="sm" variant="quiet" onClick={() => setIsHidden(true)}>
            Dismiss
          </Button>
          <Button
            size="sm"
            onClick={() => {
              setIsHidden(true)
              onTryAgain()
            }}
          >
            Try again
          </Button>
        </div>
      </div>
    </div>
  )
}
