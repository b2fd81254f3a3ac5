import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { cacheNote, notesQuery, readNote } from '../../features/notes/notes.queries.ts'
import { makeNoteWriter, type NoteWriter } from '../../features/notes/writing/note-writer.ts'
import { writeNote } from '../../features/notes/writing/write-note.ts'
import { messageOf } from '../../lib/http/api-error.ts'
import { notifyError } from '../../ui/overlays/notify.ts'

/** Notes continue to be written while another view is open, and stop when the session is left. */
export function useNoteWriter(sessionId: string | undefined): NoteWriter {
  const client = useQueryClient()
  const [writer] = useState(() => {
    // The server may have finished it when nobody was listening.
    const look = (id: string): void =>
      void client.invalidateQueries({ queryKey: notesQuery(id).queryKey })
    return makeNoteWriter({
      write: writeNote,
      readNote,
      onSaved: (note) => cacheNote(client, note),
      onStopped: look,
      onFailed: (id, error) => {
        look(id)
        // Spec 2 §8: in an alert with the given message.
        notifyError(messageOf(error))
      },
    })
  })
  useEffect(() => writer.keepOnly(sessionId), [writer, sessionId])
  useEffect(() => () => writer.keepOnly(undefined), [writer])
  return writer
}
