import type { Session } from '@chartwright/contract/sessions'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { useDeleteSessions, type Deletion } from './use-delete-sessions.ts'

interface DeleteSessionsDialogProps {
  /** Open while there are any. */
  sessions: readonly Session[]
  onClose: () => void
  onDeleted: (deletion: Deletion) => void
  /** What opened it may have been deleted with the session. */
  returnFocus: () => void
}

/** Spec 2 §2.1; for several, with their number. */
export function DeleteSessionsDialog(props: DeleteSessionsDialogProps) {
  const { sessions, onClose, onDeleted, returnFocus } = props
  const { deleteSessions, isDeleting } = useDeleteSessions((deletion) => {
    onClose()
    onDeleted(deletion)
  })
  const [first] = sessions
  const isOne = sessions.length === 1
  const signed = sessions.reduce((sum, session) => sum + session.signed_note_count, 0)

  return (
    <ConfirmDialog
      open={first !== undefined}
      onOpenChange={(open) => {
        if (!open && !isDeleting) onClose()
      }}
      title={isOne ? 'Delete Session?' : 'Delete Sessions?'}
      confirmLabel="Delete"
      busy={isDeleting}
      busyLabel="Deleting..."
      onConfirm={() =>
        deleteSessions({ ids: sessions.map(({ id }) => id), withSigned: signed > 0 })
      }
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        returnFocus()
      }}
    >
      <p>
        Are you sure you want to delete{' '}
        {isOne ? (
          <>
            "<bdi>{first?.name}</bdi>"
          </>
        ) : (
          `${sessions.length} sessions`
        )}
        ? This action cannot be undone.
      </p>
      {signed > 0 && (
        <p className="font-medium text-danger-ink">
          {signed === 1
            ? 'A signed note, with its history, is deleted too.'
            : `${signed} signed notes, with their history, are deleted too.`}
        </p>
      )}
    </ConfirmDialog>
  )
}
