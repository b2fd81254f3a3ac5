import { TASK_CATEGORY_LOOKS, tasksApi } from '@chartwright/contract/tasks'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/http/api.ts'

/** Of all sessions, newest first. */
export const tasksQuery = queryOptions({
  queryKey: ['tasks', 'list'],
  queryFn: ({ signal }) => call(tasksApi.list, { signal }),
})

export const categoriesQuery = queryOptions({
  queryKey: ['tasks', 'categories'],
  queryFn: ({ signal }) => call(tasksApi.categories, { signal }),
  staleTime: Infinity,
  placeholderData: [...TASK_CATEGORY_LOOKS],
})
