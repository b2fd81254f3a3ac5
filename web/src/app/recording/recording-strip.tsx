import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ArrowLeft, Mic, MicOff, Square } from 'lucide-react'
import { use, useSyncExternalStore } from 'react'
import { describeRecording } from '../../features/recording/describe-recording.ts'
import { Elapsed } from '../../features/recording/panel/elapsed.tsx'
import { isElsewhere } from '../../features/recording/recorder-view.ts'
import type { Recorder } from '../../features/recording/recorder.ts'
import { sessionQuery } from '../../features/sessions/sessions.queries.ts'
import { Button } from '../../ui/inputs/button.tsx'
import { RecorderContext, useRecorderValue } from './recorder-context.ts'

/**
 * Above everything else, while a session other than the open one is being recorded: a link to it,
 * and Stop.
 */
export function RecordingStrip({ onOpen }: { onOpen: (sessionId: string) => void }) {
  const recorder = use(RecorderContext)
  const sessionId = useRecorderValue(
    (view) => (isElsewhere(view) ? view.sessionId : undefined),
    undefined,
  )
  if (!recorder || sessionId === undefined) return null
  return <Strip recorder={recorder} sessionId={sessionId} onOpen={() => onOpen(sessionId)} />
}

interface StripProps {
  recorder: Recorder
  sessionId: string
  onOpen: () => void
}

function Strip({ recorder, sessionId, onOpen }: StripProps) {
  const view = useSyncExternalStore(recorder.subscribe, recorder.read)
  const { data: session } = useQuery(sessionQuery(sessionId))
  const { title, tone } = describeRecording(view)
  const isCalm = tone === 'check' || tone === 'quiet'
  const MuteIcon = view.isMuted ? Mic : MicOff
  return (
    <section
      aria-label="Recording of another session"
      className={clsx(
        'sticky top-0 z-20 flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-1.5 text-sm sm:px-6 print:hidden',
        isCalm ? 'bg-check-soft text-check-ink' : 'bg-danger-soft text-danger-ink',
      )}
    >
      {tone === 'recording' && (
        <span aria-hidden className="size-2 shrink-0 animate-breathe rounded-full bg-danger" />
      )}
      <p role="status" className="min-w-0 flex-1 basis-48 text-pretty">
        <span className="font-medium">{title}</span>
        {session && (
          <>
            {' · '}
            <span dir="auto" className="wrap-anywhere">
              {session.name}
            </span>
          </>
        )}
      </p>
      <Elapsed view={view} className="font-medium" />
      <div className="flex flex-wrap gap-1">
        <Button size="sm" icon={<ArrowLeft aria-hidden className="size-4" />} onClick={onOpen}>
          Back to recording
        </Button>
        {view.isRecording && (
          <>
            <Button
              size="sm"
              icon={<MuteIcon aria-hidden className="size-4" />}
              onClick={() => recorder.toggleMute()}
            >
              {view.isMuted ? 'Resume' : 'Mute'}
            </Button>
            <Button
              size="sm"
              variant="danger"
              icon={<Square aria-hidden className="size-3 fill-current" />}
              onClick={() => void recorder.stop()}
            >
              Stop
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
