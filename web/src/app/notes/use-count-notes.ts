import type { Note } from '@chartwright/contract/notes'
import type { Session } from '@chartwright/contract/sessions'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changeCachedSession } from '../../features/sessions/sessions.cache.ts'

/** The lists show the open session's note counts from its notes, without reloading them. */
export function useCountNotes({ id }: Session, notes: readonly Note[]): void {
  const client = useQueryClient()
  const note_count = notes.length
  const signed_note_count = notes.filter(({ signature }) => signature !== null).length
  useEffect(() => {
    changeCachedSession(client, id, { note_count, signed_note_count })
  }, [client, id, note_count, signed_note_count])
}
