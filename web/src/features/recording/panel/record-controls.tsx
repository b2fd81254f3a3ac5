import { Mic, MicOff, Square } from 'lucide-react'
import { Button } from '../../../ui/inputs/button.tsx'
import type { RecorderView } from '../recorder-view.ts'
import type { Recorder } from '../recorder.ts'
import { ariaKeys } from '../recording-keys.ts'
import { canStart } from '../recording-state.ts'

interface RecordControlsProps {
  view: RecorderView
  recorder: Pick<Recorder, 'stop' | 'toggleMute'>
  onStart: () => void
}

const icon = 'size-4 shrink-0'

/** Document 2 §2.4. One row of the same height in every state. */
export function RecordControls({ view, recorder, onStart }: RecordControlsProps) {
  if (view.isRecording) {
    const MuteIcon = view.isMuted ? Mic : MicOff
    return (
      <div className="grid grid-cols-2 gap-2">
        <Button
          icon={<MuteIcon aria-hidden className={icon} />}
          aria-keyshortcuts={ariaKeys.mute}
          onClick={() => recorder.toggleMute()}
        >
          {view.isMuted ? 'Resume' : 'Mute'}
        </Button>
        <Button
          variant="danger"
          icon={<Square aria-hidden className="size-3.5 shrink-0 fill-current" />}
          aria-keyshortcuts={ariaKeys.record}
          onClick={() => void recorder.stop()}
        >
          Stop
        </Button>
      </div>
    )
  }
  const isFinalizing = view.connection === 'finalizing' || view.connection === 'ongoing_work'
  if (isFinalizing) {
    return (
      <Button variant="danger" disabled className="w-full">
        Finalizing...
      </Button>
    )
  }
  const isBusy = view.connection === 'connecting' || view.connection === 'connected'
  return (
    <Button
      variant="primary"
      className="w-full"
      busy={isBusy}
      disabled={view.sessionId === undefined || !canStart(view)}
      icon={<Mic aria-hidden className={icon} />}
      aria-keyshortcuts={ariaKeys.record}
      onClick={onStart}
    >
      {startLabel(view, isBusy)}
    </Button>
  )
}

function startLabel({ sessionId, isRateLimited }: RecorderView, isBusy: boolean): string {
  if (sessionId === undefined) return 'No Session Selected'
  if (isRateLimited) return 'Rate Limited'
  return isBusy ? 'Connecting...' : 'Start Recording'
}
