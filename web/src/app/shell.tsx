import { NARROW_SCREEN_PX } from '@chartwright/contract/limits'
import { TRANSCRIPTION_TAB } from '@chartwright/contract/tabs'
import { useState } from 'react'
import { usePanelSize } from '../features/recording/panel/panel-width.ts'
import { useGroupToggle } from '../features/sessions/list/use-group-toggle.ts'
import { useMedia } from '../lib/use-media.ts'
import { useLeaveGuard } from './account/use-leave-guard.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { FailedView } from './failed-view.tsx'
import { InsightsSlotsContext } from './notes/insights-slots.ts'
import { useNoteWriter } from './notes/use-note-writer.ts'
import { WriterContext } from './notes/writer-context.ts'
import { usePaletteCode } from './palette/use-palette-code.ts'
import { usePaletteKey } from './palette/use-palette-key.ts'
import { RecorderContext, useIsRecordingOf } from './recording/recorder-context.ts'
import { RecordingSlot } from './recording/recording-slot.tsx'
import { RecordingStrip } from './recording/recording-strip.tsx'
import { useAfterRecording } from './recording/use-after-recording.ts'
import { useConsentGate } from './recording/use-consent-gate.tsx'
import { useRecorder } from './recording/use-recorder.ts'
import { useRecordingKeys } from './recording/use-recording-keys.ts'
import { ChatContext, useThreads } from './session/chat-context.ts'
import { useLinkedPatients } from './session/use-linked-patients.ts'
import { NarrowSidebar } from './sidebar/narrow-sidebar.tsx'
import type { SidebarProps } from './sidebar/sidebar.tsx'
import { WideSidebar } from './sidebar/wide-sidebar.tsx'
import { useWorkspaceUrl } from './workspace/use-workspace-url.ts'
import { WorkspaceViews } from './workspace/workspace-views.tsx'

/** Sidebar, palette, the open view or the selected session in the main part, and the recording. */
export function Shell() {
  const url = useWorkspaceUrl()
  const groups = useGroupToggle()
  const isNarrow = useMedia(`(width < ${NARROW_SCREEN_PX}px)`)
  const [isPaletteOpen, setIsPaletteOpen] = useState(false)
  usePaletteKey(setIsPaletteOpen)
  const palette = usePaletteCode(isPaletteOpen, () => setIsPaletteOpen(false))
  useLinkedPatients()
  const { mayRecord, step } = useConsentGate()
  const { loaded, retry } = useRecorder(url.sessionId, mayRecord)
  const isRecording = useIsRecordingOf(loaded?.recorder)
  useRecordingKeys(loaded?.recorder)
  useAfterRecording(loaded?.recorder, url)
  const leaveQuestion = useLeaveGuard(loaded?.recorder, isRecording)
  const panelSize = usePanelSize()
  const writer = useNoteWriter(url.sessionId)
  const threads = useThreads()
  const [column, setColumn] = useState<HTMLElement | null>(null)
  const [drawer, setDrawer] = useState<HTMLElement | null>(null)

  const Sidebar = isNarrow ? NarrowSidebar : WideSidebar
  const sidebar: SidebarProps = { url, groups, onOpenPalette: () => setIsPaletteOpen(true) }
  return (
    <RecorderContext value={loaded?.recorder}>
      <div className="flex h-dvh overflow-hidden max-md:flex-col print:block print:h-auto print:overflow-visible">
        <Sidebar {...sidebar} />
        <main
          id="main"
          tabIndex={-1}
          className="relative flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto print:block print:overflow-visible"
        >
          <RecordingStrip
            onOpen={(id) => {
              url.openSession(id)
              url.openTab(id, TRANSCRIPTION_TAB.id)
            }}
          />
          <WriterContext value={writer}>
            <ChatContext value={threads}>
              <InsightsSlotsContext value={{ column, drawer }}>
                <ErrorBoundary
                  resetKey={`${url.view ?? ''} ${url.sessionId ?? ''} ${url.tabId ?? ''}`}
                  fallback={<FailedView />}
                >
                  <WorkspaceViews url={url} />
                </ErrorBoundary>
              </InsightsSlotsContext>
            </ChatContext>
          </WriterContext>
        </main>
        <RecordingSlot
          loaded={loaded}
          onRetry={retry}
          size={panelSize}
          isNarrow={isNarrow}
          isAside={url.view !== undefined}
          columnRef={setColumn}
          drawerRef={setDrawer}
        />
        {step}
        {leaveQuestion}
        {isPaletteOpen && palette && (
          <palette.WorkspacePalette url={url} onOpenChange={setIsPaletteOpen} />
        )}
      </div>
    </RecorderContext>
  )
}
