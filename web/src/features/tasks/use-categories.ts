import {
  TASK_CATEGORY_LOOKS,
  type TaskCategory,
  type TaskCategoryLook,
} from '@chartwright/contract/tasks'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { categoriesQuery } from './tasks.queries.ts'
import { logFailure } from './tell-quietly.ts'

/** The server's; the built-in ones until it has responded. */
export function useCategories(): readonly TaskCategoryLook[] {
  const { data, error } = useQuery(categoriesQuery)
  useEffect(() => {
    if (error) logFailure('The task categories could not be fetched.', error)
  }, [error])
  return data ?? TASK_CATEGORY_LOOKS
}

/** Including those in use beside the fixed ones, such as 'Generated'. */
export function categoryNames(
  looks: readonly TaskCategoryLook[],
  inUse: Iterable<TaskCategory>,
): TaskCategory[] {
  return [...new Set([...looks.map(({ name }) => name), ...inUse])]
}
