import type { DatedTask } from './filter-tasks.ts'

export type SortField = 'created' | 'title' | 'category'

export interface TaskSort {
  readonly field: SortField
  readonly direction: 'asc' | 'desc'
}

export const NEWEST_FIRST: TaskSort = { field: 'created', direction: 'desc' }

/** Spec 2 §4.4: the active field turns round; another one starts ascending. */
export function nextSort(sort: TaskSort, field: SortField): TaskSort {
  const isTurned = sort.field === field && sort.direction === 'asc'
  return { field, direction: isTurned ? 'desc' : 'asc' }
}

/** Equals keep the order given; what has no date is the oldest. */
export function sortTasks<T extends DatedTask>(tasks: readonly T[], sort: TaskSort): T[] {
  const sign = sort.direction === 'asc' ? 1 : -1
  // Keys are made once for each task: a collator takes longer than a frame for thousands.
  const keyed = tasks.map((task) => ({ task, key: keyOf(task, sort.field) }))
  keyed.sort((a, b) => (a.key < b.key ? -sign : a.key > b.key ? sign : 0))
  return keyed.map(({ task }) => task)
}

function keyOf(task: DatedTask, field: SortField): string | number {
  if (field === 'created') return Date.parse(task.created_at ?? '') || 0
  return fold(task[field])
}

/** Whatever the case and the accents. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
