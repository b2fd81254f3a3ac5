import type { Note } from '@chartwright/contract/notes'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { useDeleteNote } from './use-delete-note.ts'

interface DeleteNoteDialogProps {
  /** Undefined: closed. */
  note: Note | undefined
  onClose: () => void
  onDeleted: (note: Note) => void
}

export function DeleteNoteDialog({ note, onClose, onDeleted }: DeleteNoteDialogProps) {
  const { deleteNote, isDeleting } = useDeleteNote((deleted) => {
    onDeleted(deleted)
    onClose()
  })
  return (
    <ConfirmDialog
      open={note !== undefined}
      onOpenChange={(open) => {
        if (!open && !isDeleting) onClose()
      }}
      title="Delete Note?"
      confirmLabel="Delete"
      busy={isDeleting}
      busyLabel="Deleting..."
      onConfirm={() => {
        if (note) deleteNote(note)
      }}
    >
      <p>
        Are you sure you want to delete "<bdi>{note?.title}</bdi>"? This action cannot be undone.
      </p>
    </ConfirmDialog>
  )
}
