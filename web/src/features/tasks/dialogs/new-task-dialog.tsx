import type { Task, TaskCategory } from '@chartwright/contract/tasks'
import { useState, type SubmitEvent } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useDiscardGuard } from '../../../ui/overlays/use-discard-guard.tsx'
import { useCreateTasks } from '../generating/use-create-tasks.ts'
import { tellQuietly } from '../tell-quietly.ts'
import { canSave } from './task-draft.ts'
import { CategoryField, TitleField } from './task-fields.tsx'

interface NewTaskDialogProps {
  onClose: () => void
  onCreated: (task: Task) => void
}

/** Document 2 §2.8, New task. Stays open, with what was typed, until the server has saved it. */
export function NewTaskDialog({ onClose, onCreated }: NewTaskDialogProps) {
  const [title, setTitle] = useState('')
  const [category, setCategory] = useState<TaskCategory>()
  const { create, isCreating } = useCreateTasks({
    onCreated: ([task]) => {
      onClose()
      if (task) onCreated(task)
    },
    onFailed: (error, retry) => tellQuietly('The task was not created.', error, retry),
  })
  const guard = useDiscardGuard(
    title.trim() !== '' || category !== undefined,
    onClose,
    'The new task is not saved yet. If you close now, it is lost.',
  )
  const isReady = canSave({ title }) && category !== undefined

  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    // Spec 2 §4.4: a task created by hand starts as 'todo'.
    if (isReady && !isCreating) create({ title: title.trim(), category, status: 'todo' })
  }

  return (
    <Dialog
      open
      title="New task"
      onOpenChange={() => {
        if (!isCreating) guard.requestClose()
      }}
    >
      <form onSubmit={submit} className="flex flex-col gap-4 overflow-y-auto p-4 pt-2">
        <TitleField label="Task title" value={title} onChange={setTitle} />
        <CategoryField value={category} onChange={setCategory} />
        <div className="flex justify-end pt-1">
          <Button
            type="submit"
            variant="primary"
            disabled={!isReady}
            busy={isCreating}
            busyLabel="Creating..."
          >
            Save task
          </Button>
        </div>
      </form>
      {guard.question}
    </Dialog>
  )
}
