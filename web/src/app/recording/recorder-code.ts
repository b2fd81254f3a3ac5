import {
  openRecorder,
  type Recorder,
  type RecorderDeps,
} from '../../features/recording/recorder.ts'
import { openJournal } from '../../features/recording/sending/journal.ts'
import { openLiveSocket } from '../../features/recording/sending/live-socket.ts'
import { startCapture } from '../../lib/audio/capture.ts'

export { RecordingBar } from '../../features/recording/panel/recording-bar.tsx'
export { RecordingPanel } from '../../features/recording/panel/recording-panel.tsx'

/** With this browser's microphone, disk and network. */
export function openBrowserRecorder(
  deps: Omit<RecorderDeps, 'openJournal' | 'openSocket' | 'startCapture'>,
): Recorder {
  return openRecorder({ ...deps, openJournal, openSocket: openLiveSocket, startCapture })
}
