import { notesApi, type Note } from '@chartwright/contract/notes'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/http/api.ts'

/** Oldest first. */
export function notesQuery(sessionId: string) {
  return queryOptions({
    queryKey: ['notes', sessionId],
    queryFn: async ({ signal }) => {
      const notes = await call(notesApi.read, { params: { id: sessionId }, signal })
      if (!Array.isArray(notes)) throw new TypeError('The id names a note, not a session')
      return notes
    },
  })
}

export async function readNote(id: string): Promise<Note> {
  const note = await call(notesApi.read, { params: { id } })
  if (Array.isArray(note)) throw new TypeError('The id names a session, not a note')
  return note
}

/** Puts the note into its session's list, in its previous place. */
export function cacheNote(client: QueryClient, note: Note): void {
  client.setQueryData(notesQuery(note.session_id).queryKey, (known = []) =>
    known.some(({ id }) => id === note.id)
      ? known.map((other) => (other.id === note.id ? note : other))
      : [...known, note],
  )
}

export function uncacheNote(client: QueryClient, { id, session_id }: Note): void {
  client.setQueryData(notesQuery(session_id).queryKey, (known) =>
    known?.filter((other) => other.id !== id),
  )
}
