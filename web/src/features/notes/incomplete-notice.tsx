import type { Note } from '@chartwright/contract/notes'
import { useState } from 'react'
import { Button } from '../../ui/inputs/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'

const WRITTEN_EARLY =
  'This note was written before the last words of the visit were transcribed. They may be missing.'
const HEARD_OTHERWISE = 'Some lines of the transcript were improved after this note was written.'
const SIGNED = 'Add an addendum, or unsign it to write it again.'
const NO_TEMPLATE = 'Its template is gone: create another note to include them.'

interface IncompleteNoticeProps {
  note: Note
  /** The practitioner has changed it since it was written. */
  isEdited: boolean
  onUpdate: () => void
}

/** Shown above a note that was written from an earlier transcript, until it is rewritten. */
export function IncompleteNotice({ note, isEdited, onUpdate }: IncompleteNoticeProps) {
  const [isAsking, setIsAsking] = useState(false)
  if (!note.from_incomplete_transcript && !note.before_second_hearing) return null
  const reason = note.from_incomplete_transcript ? WRITTEN_EARLY : HEARD_OTHERWISE
  const hindrance = note.signature ? SIGNED : note.template_id === null ? NO_TEMPLATE : undefined
  const canUpdate = hindrance === undefined
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-check-soft px-3 py-2 text-sm text-check-ink">
      <p className="min-w-0 flex-1 basis-64 text-pretty">
        {canUpdate ? reason : `${reason} ${hindrance}`}
      </p>
      {canUpdate && (
        <Button
          size="sm"
          className="print:hidden"
          onClick={() => (isEdited ? setIsAsking(true) : onUpdate())}
        >
          Update note
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Update note"
        confirmLabel="Update note"
        onConfirm={() => {
          setIsAsking(false)
          onUpdate()
        }}
      >
        <p>
          The note is written again from the whole transcript. What you have changed in it is
          replaced.
        </p>
      </ConfirmDialog>
    </div>
  )
}
