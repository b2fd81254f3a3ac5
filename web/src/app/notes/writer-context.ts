import { createContext, use, useSyncExternalStore } from 'react'
import type { NoteWriter, Writing } from '../../features/notes/writing/note-writer.ts'

export const WriterContext = createContext<NoteWriter | undefined>(undefined)

export function useWriter(): NoteWriter {
  const writer = use(WriterContext)
  if (!writer) throw new Error('There is no writer around this')
  return writer
}

/** Those of one session, oldest first. */
export function useWritings(sessionId: string): readonly Writing[] {
  const writer = useWriter()
  const all = useSyncExternalStore(writer.subscribe, writer.read)
  return all.filter((writing) => writing.sessionId === sessionId)
}
