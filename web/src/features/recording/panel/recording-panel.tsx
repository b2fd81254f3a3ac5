import { PanelRightClose } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/inputs/icon-button.tsx'
import { connectionLabel, protectionWarning } from '../describe-recording.ts'
import { viewOfSelected, type RecorderView } from '../recorder-view.ts'
import type { Recorder } from '../recorder.ts'
import { Elapsed } from './elapsed.tsx'
import { LevelBars } from './level-bars.tsx'
import { MicrophonePicker } from './microphone-picker.tsx'
import { RecordControls } from './record-controls.tsx'
import { RecordingHints } from './recording-hints.tsx'
import { RecordingMessage } from './recording-message.tsx'
import { ResumeDialog } from './resume-dialog.tsx'
import { useStartHere } from './use-start-here.tsx'

interface RecordingPanelProps {
  recorder: Recorder
  onClose: () => void
}

/** Document 2 §2.4, beside the session. */
export function RecordingPanel({ recorder, onClose }: RecordingPanelProps) {
  const view = viewOfSelected(useSyncExternalStore(recorder.subscribe, recorder.read))
  const { start, question } = useStartHere(recorder)
  const warning = protectionWarning(view)
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-4 pt-3 pb-4 *:shrink-0">
      <div className="flex min-h-control items-center gap-2">
        <h2 className="font-semibold">Recording</h2>
        <span className="ml-auto flex gap-1.5">
          {view.isRecording && view.isMuted && <Badge tone="check">Muted</Badge>}
          <Badge tone={connectionTone(view)}>{connectionLabel(view)}</Badge>
        </span>
        <IconButton
          label="Hide the recording panel"
          size="icon-sm"
          icon={<PanelRightClose aria-hidden className="size-4.5" />}
          onClick={onClose}
          className="-mr-1.5"
        />
      </div>
      <MicrophonePicker view={view} onChoose={recorder.chooseMicrophone} />
      <div className="flex items-center gap-4 rounded-lg bg-sunken px-4 py-3">
        <LevelBars
          onLevel={view.isRecording ? recorder.onLevel : atRest}
          className="h-10 min-w-0 flex-1"
        />
        <Elapsed view={view} className="text-lg font-medium" />
      </div>
      <RecordControls view={view} recorder={recorder} onStart={start} />
      {question}
      <RecordingMessage view={view} recorder={recorder} />
      {warning !== undefined && (
        <p role="alert" className="rounded-md bg-check-soft px-3 py-2 text-sm text-check-ink">
          {warning}
        </p>
      )}
      <RecordingHints view={view} />
      <ResumeDialog recorder={recorder} waiting={view.waiting} />
    </div>
  )
}

/** Another session has the microphone. */
export const atRest: Recorder['onLevel'] = () => () => undefined

function connectionTone({ connection, isReconnecting }: RecorderView): BadgeTone {
  if (isReconnecting) return 'check'
  if (connection === 'error') return 'danger'
  return connection === 'connected' ? 'accent' : 'neutral'
}
