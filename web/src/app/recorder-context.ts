import { createContext, use, useSyncExternalStore } from 'react'
import type { Recorder, RecorderView } from '../features/recording/recorder.ts'

/** Undefined until its code is there. */
export const RecorderContext = createContext<Recorder | undefined>(undefined)

const nothing = (): (() => void) => () => undefined

/** One value of the view, so that a second's tick draws only what shows it. */
export function useRecorderValue<T>(select: (view: RecorderView) => T, idle: T): T {
  const recorder = use(RecorderContext)
  return useSyncExternalStore(recorder?.subscribe ?? nothing, () =>
    recorder ? select(recorder.read()) : idle,
  )
}
