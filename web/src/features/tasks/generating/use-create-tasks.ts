import { tasksApi, type NewTask, type Task } from '@chartwright/contract/tasks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http/api.ts'
import { cacheNewTasks, rereadIfReading } from '../tasks.cache.ts'

const mutationKey = ['tasks', 'create']

/**
 * One task, or a list in one call: all of it or nothing. While it is being sent, further calls do
 * nothing.
 */
export function useCreateTasks(outcome: {
  onCreated: (tasks: readonly Task[]) => void
  onFailed: (error: Error, retry: () => void) => void
}) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: async (body: NewTask | NewTask[]) => [await call(tasksApi.create, { body })].flat(),
    onSuccess: (tasks) => {
      cacheNewTasks(client, tasks)
      outcome.onCreated(tasks)
      void rereadIfReading(client)
    },
    onError: (error, body) => outcome.onFailed(error, () => mutate(body)),
  })
  const create = (body: NewTask | NewTask[]): void => {
    if (client.isMutating({ mutationKey }) === 0) mutate(body)
  }
  return { create, isCreating: isPending }
}
