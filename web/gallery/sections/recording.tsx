import { RecordingPanel } from '../../src/features/recording/panel/recording-panel.tsx'
import { idleView, type RecorderView } from '../../src/features/recording/recorder-view.ts'
import type { Recorder } from '../../src/features/recording/recorder.ts'
import { Section } from './section.tsx'

const nothing = (): void => undefined
const noWork = async (): Promise<void> => undefined
const ready: RecorderView = { ...idleView, sessionId: 'a-session', selectedId: 'a-session' }
const live: RecorderView = {
  ...ready,
  connection: 'connected',
  isRecording: true,
  seconds: 83,
  retentionDays: 7,
}

const states: Record<string, RecorderView> = {
  'No session': idleView,
  Ready: ready,
  Recording: live,
  Muted: { ...live, isMuted: true },
  Reconnecting: { ...live, isReconnecting: true, scarceMinutes: 12 },
  'Server silent': { ...live, isReconnecting: true, isSilent: true },
  Unprotected: { ...live, isMicrophoneLost: true, isUnprotected: true },
  Stopped: { ...ready, isBannerShown: true },
  Sending: {
    ...ready,
    connection: 'ongoing_work',
    work: { label: 'visit.mp3', done: 0.4 },
  },
  'Rate limited': { ...ready, isRateLimited: true },
}

/** The recording panel in each of its states; its buttons do nothing here. */
export function RecordingPanels() {
  return (
    <Section title="Recording panel">
      {Object.entries(states).map(([name, view]) => (
        <div
          key={name}
          role="group"
          aria-label={name}
          className="flex h-110 w-80 max-w-full flex-col rounded-md border border-line bg-surface"
        >
          <RecordingPanel recorder={still(view)} onClose={nothing} />
        </div>
      ))}
    </Section>
  )
}

function still(view: RecorderView): Recorder {
  return {
    read: () => view,
    subscribe: () => nothing,
    onLevel: () => nothing,
    selectSession: nothing,
    start: noWork,
    toggleMute: nothing,
    stop: noWork,
    resetRateLimit: nothing,
    chooseMicrophone: noWork,
    resume: noWork,
    finishWaiting: noWork,
    discard: noWork,
    lookAgain: noWork,
    upload: noWork,
    cancelWork: nothing,
    dispose: nothing,
  }
}
