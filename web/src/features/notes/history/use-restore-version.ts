import { noteHistoryApi } from '@chartwright/contract/note-history'
import type { Note } from '@chartwright/contract/notes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../../lib/http/api-error.ts'
import { call } from '../../../lib/http/api.ts'
import { notify, notifyError } from '../../../ui/overlays/notify.ts'
import { cacheNote } from '../notes.queries.ts'

/** The open note shows it as soon as it is saved. */
export function useRestoreVersion({ id, version }: Note, onRestored: () => void) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (number: number) =>
      call(noteHistoryApi.restore, { params: { id, number }, body: { version } }),
    onSuccess: (note, number) => {
      cacheNote(client, note)
      notify(`Version ${number} is restored.`)
      onRestored()
    },
    onError: (error) => notifyError(messageOf(error)),
  })
  return { restore: mutate, isRestoring: isPending }
}
