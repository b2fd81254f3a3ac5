import { useEffect } from 'react'
import { isElsewhere } from '../../features/recording/recorder-view.ts'
import type { Recorder } from '../../features/recording/recorder.ts'
import { findRecordingKey } from '../../features/recording/recording-keys.ts'
import { canStart } from '../../features/recording/recording-state.ts'
import { isTyping } from '../../lib/is-typing.ts'

/** A dialog keeps the keyboard to itself. */
const DIALOG = '[role=alertdialog], [role=dialog]'

/** Start and stop, mute and resume, from anywhere in the workspace except a text being typed. */
export function useRecordingKeys(recorder: Recorder | undefined): void {
  useEffect(() => {
    if (!recorder) return
    const onKeyDown = (event: KeyboardEvent): void => {
      const key = findRecordingKey(event)
      if (key === undefined || isTyping() || document.querySelector(DIALOG)) return
      event.preventDefault()
      const view = recorder.read()
      if (key === 'mute' && view.isRecording) recorder.toggleMute()
      if (key === 'record' && view.isRecording) void recorder.stop()
      else if (key === 'record' && !isElsewhere(view) && canStart(view)) void recorder.start()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [recorder])
}
