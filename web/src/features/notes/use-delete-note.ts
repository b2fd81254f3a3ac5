import { notesApi, type Note } from '@chartwright/contract/notes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isNotFound, isSigned } from '../../lib/http/api-error.ts'
import { call } from '../../lib/http/api.ts'
import { notifyError } from '../../ui/overlays/notify.ts'
import { uncacheNote } from './notes.queries.ts'
import { discardDocuments, noteKey } from './saving/live-documents.ts'

const ONCE_SIGNED =
  'A note that was signed once keeps its history. It can only be deleted with its session.'
const FAILED = 'Failed to delete note. Please try again.'

/** A note that is already gone counts as deleted. */
export function useDeleteNote(onDeleted: (note: Note) => void) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id }: Note) => {
      try {
        await call(notesApi.remove, { params: { id } })
      } catch (error) {
        if (!isNotFound(error)) throw error
      }
    },
    onSuccess: (_, note) => {
      discardDocuments([noteKey(note.id)])
      uncacheNote(client, note)
      onDeleted(note)
    },
    onError: (error) => notifyError(isSigned(error) ? ONCE_SIGNED : FAILED),
  })
  return { deleteNote: mutate, isDeleting: isPending }
}
