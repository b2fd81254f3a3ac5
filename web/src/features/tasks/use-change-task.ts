import { tasksApi, type Task } from '@chartwright/contract/tasks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isNotFound } from '../../lib/http/api-error.ts'
import { call } from '../../lib/http/api.ts'
import { changeCachedTask, findCachedTask, rereadIfReading, type TaskFace } from './tasks.cache.ts'
import { tasksQuery } from './tasks.queries.ts'
import { tellQuietly } from './tell-quietly.ts'

interface TaskEdit {
  readonly id: string
  readonly before: Partial<TaskFace>
  readonly after: Partial<TaskFace>
}

/** Optimistic. On failure the old value is restored, unless something newer replaced it. */
export function useChangeTask(failed = 'The task was not changed.') {
  const client = useQueryClient()
  const show = (edit: TaskEdit, next: Partial<TaskFace>): void => {
    const shown = findCachedTask(client, edit.id)
    if (shown && has(shown, edit.after)) changeCachedTask(client, edit.id, next)
  }
  const { mutate, isPending } = useMutation({
    // One at a time: the server must end up with the last one.
    scope: { id: 'change-task' },
    mutationFn: ({ id, after: { patient_name: _, ...body } }: TaskEdit) =>
      call(tasksApi.update, { params: { id }, body }),
    onMutate: ({ id, after }) => changeCachedTask(client, id, after),
    onSuccess: (saved, edit) => show(edit, pick(saved, edit.after)),
    onError: (error, edit) => {
      show(edit, edit.before)
      tellQuietly(failed, error, () => mutate(edit))
      if (isNotFound(error)) void client.invalidateQueries(tasksQuery)
    },
    onSettled: () => rereadIfReading(client),
  })
  const change = (task: Task, after: Partial<TaskFace>): void =>
    mutate({ id: task.id, before: pick(task, after), after })
  return { change, isChanging: isPending }
}

function pick(task: Task, fields: Partial<TaskFace>): Partial<TaskFace> {
  return Object.fromEntries(fieldsOf(fields).map((field) => [field, task[field]]))
}

function has(task: Task, face: Partial<TaskFace>): boolean {
  return fieldsOf(face).every((field) => task[field] === face[field])
}

function fieldsOf(face: Partial<TaskFace>): (keyof TaskFace)[] {
  return Object.keys(face) as (keyof TaskFace)[]
}
