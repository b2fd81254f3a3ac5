import type { Note } from '@chartwright/contract/notes'
import type { SessionDetail } from '@chartwright/contract/sessions'
import { noteIdOf, TRANSCRIPTION_TAB } from '@chartwright/contract/tabs'
import { lazy, Suspense } from 'react'
import type { LineUse } from '../../features/insights/sources/uses-of-lines.ts'
import type { Writing } from '../../features/notes/writing/note-writer.ts'
import type { NoteAround } from '../notes/note-around.ts'
import { NoteTab } from '../notes/note-tab.tsx'
import { TranscriptViews } from '../transcript/transcript-views.tsx'
import { TranscriptionTab } from '../transcript/transcription-tab.tsx'
import type { TranscriptShow } from '../workspace/use-workspace-url.ts'
import { ContextTab } from './context-tab.tsx'
import { PrintedHeader } from './printed-header.tsx'

const FactsTab = lazy(async () => ({
  default: (await import('./facts-tab.tsx')).FactsTab,
}))

const WritingNote = lazy(async () => ({
  default: (await import('../../features/notes/writing/writing-note.tsx')).WritingNote,
}))

interface TabContentProps {
  session: SessionDetail
  notes: readonly Note[]
  tabId: string
  /** The active tab is a temporary one. */
  writing: Writing | undefined
  onStop: () => void
  around: NoteAround
  onOpenSentence: (use: LineUse) => void
  show: TranscriptShow
  onShow: (show: TranscriptShow) => void
}

export function TabContent(props: TabContentProps) {
  const { session, notes, tabId, writing, onStop } = props
  if (writing) {
    return (
      <Suspense>
        <WritingNote writing={writing} onStop={onStop} />
      </Suspense>
    )
  }
  const note = notes.find(({ id }) => id === noteIdOf(tabId))
  if (note) {
    return (
      <>
        <PrintedHeader session={session} note={note} />
        <NoteTab note={note} around={props.around} />
      </>
    )
  }
  if (tabId === TRANSCRIPTION_TAB.id) {
    return (
      <>
        <TranscriptViews show={props.show} onShow={props.onShow} />
        {props.show === 'facts' ? (
          <Suspense>
            <FactsTab sessionId={session.id} onShowLine={props.around.showLine} />
          </Suspense>
        ) : (
          <TranscriptionTab
            sessionId={session.id}
            notes={notes}
            onOpenSentence={props.onOpenSentence}
          />
        )}
      </>
    )
  }
  return <ContextTab session={session} />
}
