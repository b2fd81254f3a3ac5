import { sessionsApi } from '@chartwright/contract/sessions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { deleteInChunks } from '../../lib/delete-in-chunks.ts'
import { messageOf } from '../../lib/api-error.ts'
import { notifyError } from '../../ui/notify.ts'
import { cachedSessions, rereadIfReading, uncacheSessions } from './sessions.cache.ts'
import { sessionsQuery } from './sessions.queries.ts'

export interface Deletion {
  readonly deleted: ReadonlySet<string>
  /** The first of those that are left. */
  readonly firstLeft: string | undefined
}

/** Also of a part: what is gone is told, and what is not stays in the list. */
export function useDeleteSessions(onDeleted: (deletion: Deletion) => void) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const { deleted, failure } = await deleteInChunks(ids, {
        remove: (some) => call(sessionsApi.remove, { params: { ids: some.join() } }),
        onDeleted: (gone) => uncacheSessions(client, gone),
      })
      if (failure) {
        const { error, left } = failure
        const said = `${notDeleted(left.length, ids.length)} ${messageOf(error)}`
        notifyError(said, () => mutate(left))
      }
      return deleted
    },
    onSuccess: async (deleted) => {
      await rereadIfReading(client)
      onDeleted({ deleted, firstLeft: await findFirst() })
    },
  })

  async function findFirst(): Promise<string | undefined> {
    const [first] = cachedSessions(client)
    if (first) return first.id
    // All that had been read are gone; there may be others.
    await client.refetchQueries(sessionsQuery)
    return cachedSessions(client)[0]?.id
  }

  return { deleteSessions: mutate, isDeleting: isPending }
}

function notDeleted(left: number, asked: number): string {
  if (asked === 1) return 'The session was not deleted.'
  return `${left} of ${asked} sessions were not deleted.`
}
