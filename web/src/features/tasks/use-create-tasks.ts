import { tasksApi, type NewTask, type Task } from '@chartwright/contract/tasks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { cacheNewTasks, rereadIfReading } from './tasks.cache.ts'

/** One, or a list in one call: all of it or nothing. */
export function useCreateTasks<Body extends NewTask | NewTask[]>(outcome: {
  onCreated: (tasks: readonly Task[]) => void
  onFailed: (error: Error, retry: () => void) => void
}) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async (body: Body) => [await call(tasksApi.create, { body })].flat(),
    onSuccess: async (tasks) => {
      cacheNewTasks(client, tasks)
      outcome.onCreated(tasks)
      await rereadIfReading(client)
    },
    onError: (error, body) => outcome.onFailed(error, () => mutate(body)),
  })
  return { create: mutate, isCreating: isPending }
}
