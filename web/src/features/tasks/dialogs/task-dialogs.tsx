import type { Task } from '@chartwright/contract/tasks'
import type { RenderPatientPicker } from '../patient-picker-slot.ts'
import { DeleteTasksDialog } from './delete-tasks-dialog.tsx'
import { EditTaskDialog } from './edit-task-dialog.tsx'
import { NewTaskDialog } from './new-task-dialog.tsx'
import { TaskDetailsDialog } from './task-details-dialog.tsx'
import type { TaskDialog } from './use-task-dialog.ts'

interface TaskDialogsProps {
  dialog: TaskDialog
  /** The current tasks. */
  all: readonly Task[]
  renderPicker: RenderPatientPicker
  onCreated: (task: Task) => void
  onDeleted: (deleted: ReadonlySet<string>) => void
}

export function TaskDialogs(props: TaskDialogsProps) {
  const { dialog, all, renderPicker, onCreated, onDeleted } = props
  const { open, fallbackFocus } = dialog
  if (!open) return null
  const onClose = (): void => dialog.close(open)
  const common = { onClose, fallbackFocus }

  switch (open.kind) {
    case 'new':
      return <NewTaskDialog onClose={onClose} onCreated={onCreated} />
    case 'delete':
      return <DeleteTasksDialog {...common} tasks={open.tasks} onDeleted={onDeleted} />
    case 'edit':
      return (
        <EditTaskDialog {...common} task={current(all, open.task)} renderPicker={renderPicker} />
      )
    case 'details':
      return (
        <TaskDetailsDialog
          {...common}
          task={current(all, open.task)}
          onDeleted={(deleted) => {
            onClose()
            onDeleted(deleted)
          }}
          renderPicker={renderPicker}
        />
      )
  }
}

function current(all: readonly Task[], task: Task): Task {
  return all.find(({ id }) => id === task.id) ?? task
}
