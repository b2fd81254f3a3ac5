import { clsx } from 'clsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { describeRecording, type Description } from '../describe-recording.ts'
import type { RecorderView } from '../recorder-view.ts'
import type { Recorder } from '../recorder.ts'

const tones: Record<Description['tone'], string> = {
  quiet: 'text-ink',
  banner: 'text-accent-ink',
  recording: 'text-danger-ink',
  check: 'text-check-ink',
  danger: 'text-danger-ink',
}

const actionLabels: Record<NonNullable<Description['action']>, string> = {
  retry: 'Retry',
  'reset rate limit': 'Reset Rate Limit',
  microphone: 'Try again',
  cancel: 'Cancel',
}

interface RecordingMessageProps {
  view: RecorderView
  recorder: Recorder
  isCompact?: boolean
}

/** What is happening, in one sentence, and what can be done about it. */
export function RecordingMessage({ view, recorder, isCompact = false }: RecordingMessageProps) {
  const { title, note, tone, action } = describeRecording(view)
  const act = (): void => {
    if (action === 'retry') void recorder.start()
    else if (action === 'reset rate limit') recorder.resetRateLimit()
    else if (action === 'microphone') void recorder.chooseMicrophone(view.microphoneId)
    else recorder.cancelWork()
  }
  return (
    <div className={clsx('min-w-0', !isCompact && 'min-h-18')}>
      <div
        role={tone === 'danger' ? 'alert' : 'status'}
        className={clsx(tone === 'banner' && !isCompact && 'rounded-md bg-accent-soft px-3 py-2')}
      >
        <p className={clsx('font-medium text-pretty', tones[tone], isCompact && 'text-sm')}>
          {tone === 'recording' && <Dot />}
          {title}
        </p>
        {note !== undefined && (
          <p className={clsx('text-pretty text-ink-soft', isCompact ? 'text-xs' : 'text-sm')}>
            {note}
          </p>
        )}
      </div>
      {view.work && <Progress done={view.work.done} />}
      {action && (
        <Button
          variant="quiet"
          size="sm"
          onClick={act}
          className="-ml-2.5 text-accent-ink underline underline-offset-4 max-md:-my-1.5"
        >
          {actionLabels[action]}
        </Button>
      )}
    </div>
  )
}

function Dot() {
  return (
    <span
      aria-hidden
      className="mr-2 inline-block size-2 animate-breathe rounded-full bg-danger align-middle"
    />
  )
}

function Progress({ done }: { done: number }) {
  const percent = Math.round(done * 100)
  return (
    <div
      role="progressbar"
      aria-label="Sent"
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="mt-2 h-1.5 overflow-hidden rounded-full bg-sunken"
    >
      <div className="h-full origin-left bg-accent" style={{ transform: `scaleX(${done})` }} />
    </div>
  )
}
