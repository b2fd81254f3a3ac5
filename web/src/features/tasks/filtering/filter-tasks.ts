import type { Task } from '@chartwright/contract/tasks'
import { shownStatus, type ShownStatus } from '../task-status.ts'
import { momentsOf, NO_DAYS, type DayRange } from './day-range.ts'

/** The document has tasks without a date (spec 2 §3). */
export type DatedTask = Omit<Task, 'created_at'> & { created_at?: string | undefined }

/** Undefined is 'All'. */
export interface TaskFilters {
  readonly search: string
  readonly status: ShownStatus | undefined
  readonly category: Task['category'] | undefined
  readonly patient: { readonly id: string; readonly name: string } | undefined
  readonly days: DayRange
}

export const NO_FILTERS: TaskFilters = {
  search: '',
  status: undefined,
  category: undefined,
  patient: undefined,
  days: NO_DAYS,
}

export function hasFilters({ search, status, category, patient, days }: TaskFilters): boolean {
  return search.trim() !== '' || !!(status ?? category ?? patient ?? days.from ?? days.to)
}

/** Spec 2 §5, in the order given. */
export function filterTasks<T extends DatedTask>(tasks: readonly T[], filters: TaskFilters): T[] {
  const wanted = fold(filters.search)
  const moments = momentsOf(filters.days)
  return tasks.filter(
    (task) =>
      (filters.status === undefined || shownStatus(task.status) === filters.status) &&
      (filters.category === undefined || task.category === filters.category) &&
      (filters.patient === undefined || task.patient_id === filters.patient.id) &&
      (moments === undefined || isWithin(task.created_at, moments)) &&
      (wanted === '' ||
        fold(task.title).includes(wanted) ||
        fold(task.patient_name ?? '').includes(wanted)),
  )
}

function isWithin(
  createdAt: string | undefined,
  { startMs, endMs }: { startMs: number; endMs: number },
): boolean {
  const at = Date.parse(createdAt ?? '')
  return at >= startMs && at < endMs
}

function fold(text: string): string {
  return text.normalize('NFC').trim().toLowerCase()
}
