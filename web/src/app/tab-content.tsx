import type { Note } from '@chartwright/contract/notes'
import type { SessionDetail } from '@chartwright/contract/sessions'
import { noteIdOf, TRANSCRIPTION_TAB } from '@chartwright/contract/tabs'
import { ContextTab } from './context-tab.tsx'
import { NoteTab } from './note-tab.tsx'
import { TranscriptionTab } from './transcription-tab.tsx'

interface TabContentProps {
  session: SessionDetail
  notes: readonly Note[]
  tabId: string
}

export function TabContent({ session, notes, tabId }: TabContentProps) {
  const note = notes.find(({ id }) => id === noteIdOf(tabId))
  if (note) return <NoteTab note={note} />
  if (tabId === TRANSCRIPTION_TAB.id) return <TranscriptionTab sessionId={session.id} />
  return <ContextTab session={session} />
}
