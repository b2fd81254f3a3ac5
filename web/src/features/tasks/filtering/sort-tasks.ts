import type { DatedTask } from './filter-tasks.ts'

export type SortField = 'created' | 'title' | 'category'

export interface TaskSort {
  readonly field: SortField
  readonly direction: 'asc' | 'desc'
}

export const NEWEST_FIRST: TaskSort = { field: 'created', direction: 'desc' }

/** Spec 2 §4.4: the active field reverses its direction; another one starts ascending. */
export function nextSort(sort: TaskSort, field: SortField): TaskSort {
  const isTurned = sort.field === field && sort.direction === 'asc'
  return { field, direction: isTurned ? 'desc' : 'asc' }
}

/** Equal tasks keep the order given; tasks without a date are the oldest. */
export function sortTasks<T extends DatedTask>(tasks: readonly T[], sort: TaskSort): T[] {
  const sign = sort.direction === 'asc' ? 1 : -1
  // Keys are computed once per task: for thousands, a collator takes longer than a frame.
  const keyed = tasks.map((task) => ({ task, key: keyOf(task, sort.field) }))
  keyed.sort((a, b) => (a.key < b.key ? -sign : a.key > b.key ? sign : 0))
  return keyed.map(({ task }) => task)
}

function keyOf(task: DatedTask, field: SortField): string | number {
  if (field === 'created') return Date.parse(task.created_at ?? '') || 0
  return fold(task[field])
}

/** Ignores case and accents. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
