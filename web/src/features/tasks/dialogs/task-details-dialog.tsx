import type { Task } from '@chartwright/contract/tasks'
import { useState, type RefObject } from 'react'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useDiscardGuard } from '../../../ui/overlays/use-discard-guard.tsx'
import type { RenderPatientPicker } from '../patient-picker-slot.ts'
import { TaskDetailsEdit } from './task-details-edit.tsx'
import { TaskDetailsView } from './task-details-view.tsx'
import { changeOf, draftOf, type TaskDraft } from './task-draft.ts'

interface TaskDetailsDialogProps {
  task: Task
  onClose: () => void
  onDeleted: (deleted: ReadonlySet<string>) => void
  fallbackFocus: RefObject<HTMLElement | null>
  renderPicker: RenderPatientPicker
}

interface Edit {
  readonly from: TaskDraft
  readonly draft: TaskDraft
}

/** Document 2 §2.8, Task Details, with its view mode and its edit mode. */
export function TaskDetailsDialog(props: TaskDetailsDialogProps) {
  const { task, onClose, onDeleted, fallbackFocus, renderPicker } = props
  const [edit, setEdit] = useState<Edit>()
  const [isBusy, setIsBusy] = useState(false)
  const change = edit && changeOf(edit.draft, edit.from)
  const guard = useDiscardGuard(
    change !== undefined,
    onClose,
    'Your changes to the task are not saved yet. If you close now, they are lost.',
  )

  const startEdit = (): void => {
    const from = draftOf(task)
    setEdit({ from, draft: from })
  }

  return (
    <Dialog
      open
      title={edit ? 'Edit Task' : 'Task Details'}
      description={edit ? 'Update task information' : 'View and manage task details'}
      fallbackFocus={fallbackFocus}
      onOpenChange={() => {
        if (!isBusy) guard.requestClose()
      }}
    >
      {edit ? (
        <TaskDetailsEdit
          task={task}
          draft={edit.draft}
          change={change}
          onChange={(part) => setEdit({ ...edit, draft: { ...edit.draft, ...part } })}
          onBusy={setIsBusy}
          onEnd={() => setEdit(undefined)}
          onDeleted={onDeleted}
          renderPicker={renderPicker}
        />
      ) : (
        <TaskDetailsView task={task} onEdit={startEdit} />
      )}
      {guard.question}
    </Dialog>
  )
}
