import { createContext, use, useSyncExternalStore } from 'react'
import type { RecorderView } from '../../features/recording/recorder-view.ts'
import type { Recorder } from '../../features/recording/recorder.ts'

/** Undefined until its code has loaded. */
export const RecorderContext = createContext<Recorder | undefined>(undefined)

const nothing = (): (() => void) => () => undefined

/** One value of the view, so that the tick of each second renders only what shows it. */
export function useRecorderValue<T>(select: (view: RecorderView) => T, idle: T): T {
  const recorder = use(RecorderContext)
  return useSyncExternalStore(recorder?.subscribe ?? nothing, () =>
    recorder ? select(recorder.read()) : idle,
  )
}

/** Whether this session is being recorded here; another one may be. */
export function useIsRecording(sessionId: string | undefined): boolean {
  return useRecorderValue((view) => view.isRecording && view.sessionId === sessionId, false)
}

/** Whether anything is being recorded, above the context. */
export function useIsRecordingOf(recorder: Recorder | undefined): boolean {
  return useSyncExternalStore(
    recorder?.subscribe ?? nothing,
    () => recorder?.read().isRecording === true,
  )
}
