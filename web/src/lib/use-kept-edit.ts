import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Kept in the workspace's cache, so that a page left in the middle of an edit is restored as it
 * was.
 */
export function useKeptEdit<Edit>(key: QueryKey) {
  const client = useQueryClient()
  const latest = (): Edit | undefined => client.getQueryData<Edit>(key)
  const [edit, setEdit] = useState(latest)
  const replace = (next: Edit | undefined): void => {
    client.setQueryDefaults(key, { gcTime: Infinity })
    if (next === undefined) client.removeQueries({ queryKey: key })
    else client.setQueryData(key, next)
    setEdit(next)
  }
  return { edit, latest, replace }
}
