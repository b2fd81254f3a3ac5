import { tasksApi, type Task, type TaskChange } from '@chartwright/contract/tasks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isNotFound } from '../../../lib/http/api-error.ts'
import { call } from '../../../lib/http/api.ts'
import { changeCachedTask, rereadIfReading } from '../tasks.cache.ts'
import { tasksQuery } from '../tasks.queries.ts'

interface Edit {
  readonly id: string
  readonly change: TaskChange
}

/** For a dialog, which keeps what was typed until the server has saved it. */
export function useSaveTask(outcome: {
  onSaved: (task: Task) => void
  onFailed: (error: Error, retry: () => void) => void
}) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, change: body }: Edit) => call(tasksApi.update, { params: { id }, body }),
    onSuccess: async (saved) => {
      changeCachedTask(client, saved.id, saved)
      outcome.onSaved(saved)
      await rereadIfReading(client)
    },
    onError: (error, edit) => {
      outcome.onFailed(error, () => mutate(edit))
      if (isNotFound(error)) void client.invalidateQueries(tasksQuery)
    },
  })
  return { save: mutate, isSaving: isPending }
}
