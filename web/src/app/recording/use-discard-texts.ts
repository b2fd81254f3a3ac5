import { useQueryClient } from '@tanstack/react-query'
import { notesQuery } from '../../features/notes/notes.queries.ts'
import { discardDocuments, noteKey } from '../../features/notes/saving/live-documents.ts'
import { contextKey } from '../session/context-tab.tsx'

/**
 * For what was written in deleted sessions: it must not be saved any more, and no draft may stay.
 */
export function useDiscardTexts(): (sessionIds: ReadonlySet<string>) => void {
  const client = useQueryClient()
  return (sessionIds) =>
    discardDocuments(
      [...sessionIds].flatMap((id) => {
        const notes = client.getQueryData(notesQuery(id).queryKey) ?? []
        return [contextKey(id), ...notes.map((note) => noteKey(note.id))]
      }),
    )
}
