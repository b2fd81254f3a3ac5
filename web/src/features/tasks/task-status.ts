import { TASK_STATUSES } from '@chartwright/contract/limits'
import type { TaskStatus } from '@chartwright/contract/tasks'

export type ShownStatus = (typeof TASK_STATUSES)[number]

export const STATUS_LABELS: Record<ShownStatus, string> = {
  pending: 'Pending',
  'in-progress': 'In Progress',
  completed: 'Completed',
}

export const STATUS_OPTIONS = TASK_STATUSES.map((value) => ({
  value,
  label: STATUS_LABELS[value],
}))

/** Spec 2 §4.4: 'todo' is shown as Pending, so it is found there too. */
export function shownStatus(status: TaskStatus): ShownStatus {
  return status === 'todo' ? 'pending' : status
}
