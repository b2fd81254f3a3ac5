import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { connectionLabel, protectionWarning } from '../describe-recording.ts'
import { viewOfSelected } from '../recorder-view.ts'
import type { Recorder } from '../recorder.ts'
import { Elapsed } from './elapsed.tsx'
import { LevelBars } from './level-bars.tsx'
import { MicrophonePicker } from './microphone-picker.tsx'
import { RecordControls } from './record-controls.tsx'
import { RecordingHints } from './recording-hints.tsx'
import { RecordingMessage } from './recording-message.tsx'
import { atRest } from './recording-panel.tsx'
import { ResumeDialog } from './resume-dialog.tsx'
import { useStartHere } from './use-start-here.tsx'

/** Document 2 §2.3: below 768 px the panel is fixed at the bottom, one thumb away. */
export function RecordingBar({ recorder }: { recorder: Recorder }) {
  const view = viewOfSelected(useSyncExternalStore(recorder.subscribe, recorder.read))
  const { start, question } = useStartHere(recorder)
  const [isOpen, setIsOpen] = useState(false)
  const Chevron = isOpen ? ChevronDown : ChevronUp
  const warning = protectionWarning(view)
  return (
    <div className="px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <div className="flex min-h-14 items-start gap-2">
        <div className="min-w-0 flex-1">
          <RecordingMessage view={view} recorder={recorder} isCompact />
        </div>
        <span className="flex items-center gap-1.5 pt-0.5">
          {view.isRecording && view.isMuted && <Badge tone="check">Muted</Badge>}
          <Elapsed view={view} className="text-sm" />
          <Button
            variant="quiet"
            size="icon"
            aria-expanded={isOpen}
            aria-label="Microphone and details"
            icon={<Chevron aria-hidden className="size-5" />}
            onClick={() => setIsOpen(!isOpen)}
            className="-mt-1.5 -mr-2"
          />
        </span>
      </div>
      {isOpen && (
        <div className="space-y-2 pb-2">
          <p className="text-sm text-ink-soft">{connectionLabel(view)}</p>
          <MicrophonePicker view={view} onChoose={recorder.chooseMicrophone} />
          <RecordingHints view={view} />
        </div>
      )}
      {warning !== undefined && (
        <p role="alert" className="mb-2 text-xs text-check-ink">
          {warning}
        </p>
      )}
      <LevelBars onLevel={view.isRecording ? recorder.onLevel : atRest} className="mb-2 h-5" />
      <RecordControls view={view} recorder={recorder} onStart={start} />
      {question}
      <ResumeDialog recorder={recorder} waiting={view.waiting} />
    </div>
  )
}
