import { tasksApi } from '@chartwright/contract/tasks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/http/api.ts'
import { deleteInChunks } from '../../lib/storage/delete-in-chunks.ts'
import { rereadIfReading, uncacheTasks } from './tasks.cache.ts'

export interface Failure {
  readonly error: unknown
  readonly left: readonly string[]
  readonly asked: number
  retry(): void
}

/** Also for a partial failure: deleted tasks are removed from the list, and the others stay. */
export function useDeleteTasks(outcome: {
  onEnd: (deleted: ReadonlySet<string>) => void
  onFailed: (failure: Failure) => void
}) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const { deleted, failure } = await deleteInChunks(ids, {
        remove: (some) => call(tasksApi.remove, { params: { ids: some.join() } }),
        onDeleted: (gone) => uncacheTasks(client, gone),
      })
      if (failure) {
        outcome.onFailed({ ...failure, asked: ids.length, retry: () => mutate(failure.left) })
      }
      return deleted
    },
    onSuccess: async (deleted) => {
      outcome.onEnd(deleted)
      await rereadIfReading(client)
    },
  })
  return { deleteTasks: mutate, isDeleting: isPending }
}
