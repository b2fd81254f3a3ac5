import type { Task, TaskChange } from '@chartwright/contract/tasks'
import { useState, type SubmitEvent } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import type { RenderPatientPicker } from '../patient-picker-slot.ts'
import { patientOf } from '../task-patients.ts'
import { logFailure } from '../tell-quietly.ts'
import { useDeleteTasks } from '../use-delete-tasks.ts'
import { CreatedField } from './created-field.tsx'
import { DialogAlert } from './dialog-alert.tsx'
import { PatientField } from './patient-field.tsx'
import { canSave, type TaskDraft } from './task-draft.ts'
import { CategoryField, DueField, StatusField, TitleField } from './task-fields.tsx'
import { useSaveTask } from './use-save-task.ts'

const NOT_SAVED = 'Failed to update task. Please try again.'
const NOT_DELETED = 'Failed to delete task. Please try again.'

interface TaskDetailsEditProps {
  task: Task
  draft: TaskDraft
  /** What saving would send; undefined if nothing has changed. */
  change: TaskChange | undefined
  onChange: (part: Partial<TaskDraft>) => void
  onBusy: (isBusy: boolean) => void
  onEnd: () => void
  onDeleted: (deleted: ReadonlySet<string>) => void
  renderPicker: RenderPatientPicker
}

export function TaskDetailsEdit(props: TaskDetailsEditProps) {
  const { task, draft, change, onChange, onBusy, onEnd, onDeleted, renderPicker } = props
  const [problem, setProblem] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)

  const fail = (sentence: string, error: unknown): void => {
    logFailure(sentence, error)
    setProblem(sentence)
    onBusy(false)
  }
  const { save, isSaving } = useSaveTask({
    onSaved: () => {
      onBusy(false)
      onEnd()
    },
    onFailed: (error) => fail(NOT_SAVED, error),
  })
  const { deleteTasks, isDeleting } = useDeleteTasks({
    onEnd: (deleted) => {
      setIsAsking(false)
      onBusy(false)
      if (deleted.has(task.id)) onDeleted(deleted)
    },
    onFailed: ({ error }) => fail(NOT_DELETED, error),
  })

  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (!canSave(draft) || isSaving) return
    if (!change) {
      onEnd()
      return
    }
    setProblem(undefined)
    onBusy(true)
    save({ id: task.id, change })
  }
  const confirmDelete = (): void => {
    setProblem(undefined)
    onBusy(true)
    deleteTasks([task.id])
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4 overflow-y-auto p-4">
      <TitleField label="Title" value={draft.title} onChange={(title) => onChange({ title })} />
      <PatientField
        context="task-details"
        patient={patientOf(draft)}
        onChange={(patient) =>
          onChange({ patient_id: patient?.id ?? null, patient_name: patient?.name ?? null })
        }
        renderPicker={renderPicker}
      />
      <CategoryField
        value={draft.category}
        alsoOffered={task.category}
        onChange={(category) => onChange({ category })}
      />
      <StatusField value={draft.status} onChange={(status) => onChange({ status })} />
      <DueField value={draft.due_date} onChange={(due_date) => onChange({ due_date })} />
      <CreatedField createdAt={task.created_at} />
      <DialogAlert message={problem} />
      <div className="flex flex-wrap justify-end gap-2 pt-1">
        <Button
          variant="quiet"
          disabled={isSaving}
          onClick={() => setIsAsking(true)}
          className="mr-auto text-danger-ink! max-md:basis-full"
        >
          Delete Task
        </Button>
        <Button disabled={isSaving} onClick={onEnd}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant="primary"
          disabled={!canSave(draft)}
          busy={isSaving}
          busyLabel="Saving..."
        >
          Save
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => {
          if (!isDeleting) setIsAsking(open)
        }}
        title="Delete Task"
        confirmLabel="Delete"
        busy={isDeleting}
        busyLabel="Deleting..."
        onConfirm={confirmDelete}
      >
        <p>Are you sure you want to delete this task?</p>
      </ConfirmDialog>
    </form>
  )
}
