import { notesApi, type Note } from '@chartwright/contract/notes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../lib/http/api-error.ts'
import { call } from '../../lib/http/api.ts'
import { notifyError } from '../../ui/overlays/notify.ts'
import { cacheNote } from './notes.queries.ts'

interface NewNote {
  readonly sessionId: string
  readonly templateId: string
  readonly html: string
}

const mutationKey = ['notes', 'create']

/** Spec 2 §8: errors are reported with the given message. */
export function useCreateNote(onCreated: (note: Note) => void) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: ({ sessionId, templateId, html }: NewNote) =>
      call(notesApi.create, {
        body: { session_id: sessionId, template_id: templateId, note_text: html },
      }),
    onSuccess: (note) => {
      cacheNote(client, note)
      onCreated(note)
    },
    onError: (error) => notifyError(messageOf(error)),
  })
  const createNote = (note: NewNote): void => {
    if (client.isMutating({ mutationKey }) === 0) mutate(note)
  }
  return { createNote, isCreating: isPending }
}
