import type { Task } from '@chartwright/contract/tasks'
import type { QueryClient } from '@tanstack/react-query'
import { tasksQuery } from './tasks.queries.ts'

/** The fields that can change. */
export type TaskFace = Omit<Task, 'id' | 'created_at'>

/** At the top, since the list is newest first; does nothing if no list is cached. */
export function cacheNewTasks(client: QueryClient, tasks: readonly Task[]): void {
  const ids = new Set(tasks.map(({ id }) => id))
  changeList(client, (known) => [...tasks, ...known.filter(({ id }) => !ids.has(id))])
}

export function changeCachedTask(
  client: QueryClient,
  taskId: string,
  change: Partial<TaskFace>,
): void {
  changeList(client, (known) =>
    known.map((task) => (task.id === taskId ? { ...task, ...change } : task)),
  )
}

export function uncacheTasks(client: QueryClient, taskIds: readonly string[]): void {
  const gone = new Set(taskIds)
  changeList(client, (known) => known.filter(({ id }) => !gone.has(id)))
}

/** The patient was deleted: their tasks are unlinked. */
export function unlinkTasksOf(client: QueryClient, patientId: string): void {
  const none = { patient_id: null, patient_name: null }
  changeList(client, (known) =>
    known.map((task) => (task.patient_id === patientId ? { ...task, ...none } : task)),
  )
}

export function findCachedTask(client: QueryClient, taskId: string): Task | undefined {
  return client.getQueryData(tasksQuery.queryKey)?.find(({ id }) => id === taskId)
}

/** A list whose loading started before a change would bring the old state back: it is reloaded. */
export async function rereadIfReading(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ ...tasksQuery, fetchStatus: 'fetching' })
}

function changeList(client: QueryClient, change: (known: readonly Task[]) => Task[]): void {
  client.setQueryData(tasksQuery.queryKey, (known) => known && change(known))
}
