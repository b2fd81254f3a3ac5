import type { Task, TaskCategory, TaskChange } from '@chartwright/contract/tasks'
import { shownStatus, type ShownStatus } from '../task-status.ts'

/** A form's values. */
export interface TaskDraft {
  readonly title: string
  readonly category: TaskCategory
  readonly status: ShownStatus
  readonly patient_id: string | null
  readonly patient_name: string | null
  readonly due_date: string | null
}

export function draftOf(task: Task): TaskDraft {
  const { title, category, patient_id, patient_name, due_date } = task
  return { title, category, status: shownStatus(task.status), patient_id, patient_name, due_date }
}

/** Only the changes: another window may have changed the rest. Undefined: none. */
export function changeOf(draft: TaskDraft, from: TaskDraft): TaskChange | undefined {
  const title = draft.title.trim()
  const change: TaskChange = {
    ...(title !== from.title && { title }),
    ...(draft.category !== from.category && { category: draft.category }),
    ...(draft.status !== from.status && { status: draft.status }),
    ...(draft.patient_id !== from.patient_id && { patient_id: draft.patient_id }),
    ...(draft.due_date !== from.due_date && { due_date: draft.due_date }),
  }
  return Object.keys(change).length === 0 ? undefined : change
}

/** Spec 2 §5. */
export function canSave({ title }: Pick<TaskDraft, 'title'>): boolean {
  return title.trim() !== ''
}
