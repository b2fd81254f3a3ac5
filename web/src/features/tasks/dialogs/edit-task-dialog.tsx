import type { Task } from '@chartwright/contract/tasks'
import { useState, type RefObject, type SubmitEvent } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useDiscardGuard } from '../../../ui/overlays/use-discard-guard.tsx'
import type { RenderPatientPicker } from '../patient-picker-slot.ts'
import { patientOf } from '../task-patients.ts'
import { tellQuietly } from '../tell-quietly.ts'
import { useChangeTask } from '../use-change-task.ts'
import { CreatedField } from './created-field.tsx'
import { PatientField } from './patient-field.tsx'
import { canSave, changeOf, draftOf } from './task-draft.ts'
import { CategoryField, StatusField, TitleField } from './task-fields.tsx'
import { useSaveTask } from './use-save-task.ts'

interface EditTaskDialogProps {
  task: Task
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
  renderPicker: RenderPatientPicker
}

/**
 * Document 2 §2.8, Edit Task (quick edit). The patient is changed immediately, the rest on saving.
 */
export function EditTaskDialog({
  task,
  onClose,
  fallbackFocus,
  renderPicker,
}: EditTaskDialogProps) {
  const [from] = useState(() => draftOf(task))
  const [draft, setDraft] = useState(from)
  const { change: changeTask, isChanging } = useChangeTask('The patient was not changed.')
  const { save, isSaving } = useSaveTask({
    onSaved: onClose,
    onFailed: (error, retry) => tellQuietly('The task was not saved.', error, retry),
  })
  const change = changeOf(draft, from)
  const guard = useDiscardGuard(
    change !== undefined,
    onClose,
    'Your changes to the task are not saved yet. If you close now, they are lost.',
  )

  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (!canSave(draft) || isSaving) return
    if (change) save({ id: task.id, change })
    else onClose()
  }

  return (
    <Dialog
      open
      title="Edit Task"
      fallbackFocus={fallbackFocus}
      onOpenChange={() => {
        if (!isSaving) guard.requestClose()
      }}
    >
      <form onSubmit={submit} className="flex flex-col gap-4 overflow-y-auto p-4 pt-2">
        <TitleField
          label="Task Title"
          value={draft.title}
          onChange={(title) => setDraft({ ...draft, title })}
        />
        <PatientField
          context="task-context"
          patient={patientOf(task)}
          isUpdating={isChanging}
          onChange={(patient) =>
            changeTask(task, {
              patient_id: patient?.id ?? null,
              patient_name: patient?.name ?? null,
            })
          }
          renderPicker={renderPicker}
        />
        <CategoryField
          value={draft.category}
          alsoOffered={from.category}
          onChange={(category) => setDraft({ ...draft, category })}
        />
        <StatusField value={draft.status} onChange={(status) => setDraft({ ...draft, status })} />
        <CreatedField createdAt={task.created_at} />
        <div className="flex justify-end pt-1">
          <Button
            type="submit"
            variant="primary"
            disabled={!canSave(draft)}
            busy={isSaving}
            busyLabel="Saving..."
          >
            Save Changes
          </Button>
        </div>
      </form>
      {guard.question}
    </Dialog>
  )
}
