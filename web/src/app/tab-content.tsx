import type { Note } from '@chartwright/contract/notes'
import type { SessionDetail } from '@chartwright/contract/sessions'
import { noteIdOf, TRANSCRIPTION_TAB } from '@chartwright/contract/tabs'
import { lazy, Suspense } from 'react'
import type { Writing } from '../features/notes/writing/note-writer.ts'
import { ContextTab } from './context-tab.tsx'
import { NoteTab } from './note-tab.tsx'
import { TranscriptionTab } from './transcription-tab.tsx'

const WritingNote = lazy(async () => ({
  default: (await import('../features/notes/writing/writing-note.tsx')).WritingNote,
}))

interface TabContentProps {
  session: SessionDetail
  notes: readonly Note[]
  tabId: string
  /** The active tab is a temporary one. */
  writing: Writing | undefined
  onStop: () => void
}

export function TabContent({ session, notes, tabId, writing, onStop }: TabContentProps) {
  if (writing) {
    return (
      <Suspense>
        <WritingNote writing={writing} onStop={onStop} />
      </Suspense>
    )
  }
  const note = notes.find(({ id }) => id === noteIdOf(tabId))
  if (note) return <NoteTab note={note} />
  if (tabId === TRANSCRIPTION_TAB.id) return <TranscriptionTab sessionId={session.id} />
  return <ContextTab session={session} />
}
