import { sessionsApi } from '@chartwright/contract/sessions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, messageOf } from '../../lib/http/api-error.ts'
import { call } from '../../lib/http/api.ts'
import { deleteInChunks } from '../../lib/storage/delete-in-chunks.ts'
import { notifyError } from '../../ui/overlays/notify.ts'
import { cachedSessions, rereadIfReading, uncacheSessions } from './sessions.cache.ts'
import { sessionListsKey, sessionsQuery } from './sessions.queries.ts'

export interface Deletion {
  readonly deleted: ReadonlySet<string>
  /** The first of the remaining ones. */
  readonly firstLeft: string | undefined
}

interface Asked {
  readonly ids: readonly string[]
  /** The person was warned that signed notes are deleted too. */
  readonly withSigned: boolean
}

/** Also for a partial failure: deleted sessions are reported, and the others stay in the list. */
export function useDeleteSessions(onDeleted: (deletion: Deletion) => void) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ ids, withSigned }: Asked) => {
      const query = withSigned ? { with_signed: 'true' as const } : {}
      const { deleted, failure } = await deleteInChunks(ids, {
        remove: (some) => call(sessionsApi.remove, { params: { ids: some.join() }, query }),
        onDeleted: (gone) => uncacheSessions(client, gone),
      })
      if (failure) {
        const { error, left } = failure
        const said = `${notDeleted(left.length, ids.length)} ${messageOf(error)}`
        // Signed in the meantime: the list is reloaded, and the confirmation uses it.
        if (holdsSigned(error)) void client.invalidateQueries({ queryKey: sessionListsKey })
        notifyError(said, holdsSigned(error) ? undefined : () => mutate({ ids: left, withSigned }))
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
    // All that had been loaded are gone; there may be others.
    await client.refetchQueries(sessionsQuery)
    return cachedSessions(client)[0]?.id
  }

  return { deleteSessions: mutate, isDeleting: isPending }
}

function notDeleted(left: number, asked: number): string {
  if (asked === 1) return 'The session was not deleted.'
  return `${left} of ${asked} sessions were not deleted.`
}

function holdsSigned(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'SIGNED_NOTES'
}
