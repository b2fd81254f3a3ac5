import type { Task } from '@chartwright/contract/tasks'
import type { RefObject } from 'react'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { tellQuietly } from '../tell-quietly.ts'
import { useDeleteTasks } from '../use-delete-tasks.ts'

interface DeleteTasksDialogProps {
  tasks: readonly Task[]
  onClose: () => void
  onDeleted: (deleted: ReadonlySet<string>) => void
  fallbackFocus: RefObject<HTMLElement | null>
}

/** For one row, or for the selection. Failures are reported, and those tasks stay. */
export function DeleteTasksDialog(props: DeleteTasksDialogProps) {
  const { tasks, onClose, onDeleted, fallbackFocus } = props
  const { deleteTasks, isDeleting } = useDeleteTasks({
    onEnd: (deleted) => {
      onClose()
      onDeleted(deleted)
    },
    onFailed: ({ error, left, asked, retry }) =>
      tellQuietly(notDeleted(left.length, asked), error, retry),
  })
  const isOne = tasks.length === 1
  return (
    <ConfirmDialog
      open
      onOpenChange={() => {
        if (!isDeleting) onClose()
      }}
      title={isOne ? 'Delete task?' : 'Delete tasks?'}
      confirmLabel="Delete"
      busy={isDeleting}
      busyLabel="Deleting..."
      onConfirm={() => deleteTasks(tasks.map(({ id }) => id))}
      fallbackFocus={fallbackFocus}
    >
      <p>
        {isOne
          ? 'Are you sure you want to delete this task?'
          : `Are you sure you want to delete ${tasks.length} tasks?`}
      </p>
      {isOne && (
        <p>
          "<bdi>{tasks[0]?.title}</bdi>"
        </p>
      )}
    </ConfirmDialog>
  )
}

function notDeleted(left: number, asked: number): string {
  if (asked === 1) return 'The task was not deleted.'
  return `${left} of ${asked} tasks were not deleted.`
}
