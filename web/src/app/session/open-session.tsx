import type { Note } from '@chartwright/contract/notes'
import type { SessionDetail } from '@chartwright/contract/sessions'
import { noteIdOf, noteTabId, TRANSCRIPTION_TAB } from '@chartwright/contract/tabs'
import { Tabs as Radix } from 'radix-ui'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { LineUse } from '../../features/insights/sources/uses-of-lines.ts'
import { DeleteNoteDialog } from '../../features/notes/delete-note-dialog.tsx'
import { ReadyNoteStrip } from '../../features/notes/ready/ready-note-strip.tsx'
import { flushDocuments, noteKey } from '../../features/notes/saving/live-documents.ts'
import { useCreateNote } from '../../features/notes/use-create-note.ts'
import { SecondHearingStrip } from '../../features/recording/panel/second-hearing-strip.tsx'
import { SessionHeader } from '../../features/sessions/session-header.tsx'
import { ClosedNotesMenu } from '../../features/sessions/tabs/closed-notes-menu.tsx'
import { TabBar } from '../../features/sessions/tabs/tab-bar.tsx'
import { useSessionTabs } from '../../features/sessions/tabs/use-session-tabs.ts'
import { useRenameSession } from '../../features/sessions/use-rename-session.ts'
import { VisitMenu } from '../../features/sessions/visit-menu.tsx'
import { noteSkeleton } from '../../features/templates/editing/note-skeleton.ts'
import { usePage } from '../../lib/use-page.ts'
import { useCountNotes } from '../notes/use-count-notes.ts'
import { useReadyNote } from '../notes/use-ready-note.ts'
import { useStartNote } from '../notes/use-start-note.ts'
import { useWritingTabs } from '../notes/use-writing-tabs.ts'
import { useRecorderValue } from '../recording/recorder-context.ts'
import { useFollowRecordings } from '../recording/use-follow-recordings.ts'
import { revealLine } from '../transcript/reveal-line.ts'
import { useLeadToTranscript } from '../transcript/use-lead-to-transcript.ts'
import { useTryAgain } from '../use-try-again.ts'
import type { WorkspaceUrl } from '../workspace/use-workspace-url.ts'
import { contextKey } from './context-tab.tsx'
import { SessionActions } from './session-actions.tsx'
import { SessionConsentLine } from './session-consent-line.tsx'
import { SessionTop } from './session-top.tsx'
import { TabContent } from './tab-content.tsx'

const SessionChat = lazy(async () => ({
  default: (await import('./session-chat.tsx')).SessionChat,
}))

interface OpenSessionProps {
  session: SessionDetail
  notes: readonly Note[]
  url: WorkspaceUrl
}

/** Document 2 §2.3: name, actions, tabs, and the contents of the active one. */
export function OpenSession({ session, notes, url }: OpenSessionProps) {
  const heading = usePage(session.name)
  const rename = useRenameSession()
  const isMuted = useRecorderValue((view) => view.isMuted, false)
  const [deleting, setDeleting] = useState<Note>()
  const [wanted, setWanted] = useState<LineUse>()
  const [floor, setFloor] = useState<HTMLElement | null>(null)
  useCountNotes(session, notes)
  const { linesToHearAgain } = useFollowRecordings(session.id)
  const tabs = useSessionTabs({
    session,
    notes,
    wantedTabId: url.tabId,
    onActivate: (id) => url.openTab(session.id, id),
  })
  const { createNote, isCreating } = useCreateNote(tabs.open)
  const shown = useWritingTabs(session.id, tabs, url)
  const { startNote, updateNote, isStarting } = useStartNote({
    session,
    takenTitles: [...notes, ...shown.tabs].map(({ title }) => title),
    onStarted: (tabId) => url.openTab(session.id, tabId),
    onByHand: (template) =>
      createNote({ sessionId: session.id, templateId: template.id, html: noteSkeleton(template) }),
  })
  const { ready, isRecording } = useReadyNote({
    session,
    notes,
    isBusy: shown.writing !== undefined,
    open: tabs.open,
  })
  useLeadToTranscript({
    isRecording,
    activeTabId: shown.activeTabId,
    isNoteComing: ready?.template_title != null,
    openTranscript: () => shown.activate(TRANSCRIPTION_TAB.id),
  })
  const tryAgain = useTryAgain(startNote)
  const showLine = (segmentId: string): void => {
    shown.activate(TRANSCRIPTION_TAB.id)
    url.openShow(undefined)
    revealLine(segmentId)
  }
  const { lineId, noteId, forgetLine, forgetPlace } = url
  useEffect(() => {
    if (noteId === undefined) return
    const note = notes.find(({ id }) => id === noteId)
    if (note) tabs.open(note)
    forgetPlace()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each note that was searched for
  }, [noteId])
  useEffect(() => {
    if (lineId === undefined) return
    revealLine(lineId)
    forgetLine()
  }, [lineId, forgetLine])
  const openSentence = (use: LineUse): void => {
    const note = notes.find(({ id }) => id === use.noteId)
    if (note) tabs.open(note)
    setWanted(use)
  }
  const onFound = useCallback(() => setWanted(undefined), [])

  return (
    <div className="relative flex min-h-0 flex-1 flex-col print:block">
      <SessionTop>
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 has-[form]:flex-1">
          <div className="flex min-w-0 items-center gap-1 has-[form]:flex-1">
            <SessionHeader
              name={session.name}
              heading={heading}
              onRename={(name) => rename(session, name)}
            />
            <VisitMenu
              sessionId={session.id}
              flush={() => flushDocuments(textKeys(session, notes))}
            />
          </div>
          <SessionConsentLine sessionId={session.id} />
        </div>
        {session.patient_name !== null && (
          <p dir="auto" className="hidden print:block">
            {session.patient_name}
          </p>
        )}
        <SessionActions
          session={session}
          isCreatingNote={isCreating || isStarting}
          onCreateNote={startNote}
          onOpenPatient={url.openPatient}
        />
      </SessionTop>
      <Radix.Root
        value={shown.activeTabId}
        onValueChange={shown.activate}
        activationMode="manual"
        className="flex min-h-0 flex-1 flex-col print:block"
      >
        <TabBar
          tabs={shown.tabs}
          activeTabId={shown.activeTabId}
          signedTabIds={signedTabIds(notes)}
          isRecording={isRecording}
          isMuted={isMuted}
          onClose={shown.close}
          onDelete={(tab) => setDeleting(notes.find(({ id }) => id === noteIdOf(tab.id)))}
          end={<ClosedNotesMenu notes={tabs.closedNotes} onOpen={tabs.open} />}
        />
        <SecondHearingStrip lines={linesToHearAgain} />
        <ReadyNoteStrip ready={ready} isRecording={isRecording} onTryAgain={tryAgain} />
        <Radix.Content
          key={shown.contentKey}
          value={shown.activeTabId}
          tabIndex={-1}
          className="min-h-0 flex-1 scroll-pb-24 overflow-y-auto px-4 pt-3 pb-24 outline-none sm:px-6 print:overflow-visible print:pb-0"
        >
          <TabContent
            session={session}
            notes={notes}
            tabId={shown.activeTabId}
            writing={shown.writing}
            onStop={() => shown.close(shown.activeTabId)}
            onOpenSentence={openSentence}
            show={url.show}
            onShow={url.openShow}
            around={{
              isNew: shown.contentKey !== shown.activeTabId,
              wanted,
              onFound,
              showLine,
              update: updateNote,
              floor,
            }}
          />
        </Radix.Content>
      </Radix.Root>
      <div ref={setFloor} />
      <p role="status" className="sr-only">
        {shown.said}
      </p>
      <Suspense>
        <SessionChat
          sessionId={session.id}
          notes={notes}
          activeTabId={shown.activeTabId}
          onShowLine={showLine}
        />
      </Suspense>
      <DeleteNoteDialog
        note={deleting}
        onClose={() => setDeleting(undefined)}
        onDeleted={(note) => shown.close(noteTabId(note.id))}
      />
    </div>
  )
}

function signedTabIds(notes: readonly Note[]): ReadonlySet<string> {
  return new Set(notes.flatMap(({ id, signature }) => (signature ? [noteTabId(id)] : [])))
}

function textKeys({ id }: SessionDetail, notes: readonly Note[]): string[] {
  return [contextKey(id), ...notes.map((note) => noteKey(note.id))]
}
