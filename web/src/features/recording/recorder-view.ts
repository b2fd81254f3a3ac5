import type { Interim } from './interims.ts'
import { idleRecording, type RecordingState } from './recording-state.ts'
import type { WaitingRecording } from './sending/journal.ts'

export interface RecorderView extends RecordingState {
  /** Of the running recording; otherwise the selected one. */
  readonly sessionId: string | undefined
  /** The one that is open in the workspace. */
  readonly selectedId: string | undefined
  /** Speech in progress, until its line arrives. Only ever shown. */
  readonly interims: readonly Interim[]
  readonly seconds: number
  readonly microphoneId: string | undefined
  /** Announced before the browser's storage is full. */
  readonly scarceMinutes: number | undefined
  /** A recording that an earlier page left unfinished. */
  readonly waiting: WaitingRecording | undefined
  /** What is being sent besides a live recording, from 0 to 1. */
  readonly work: { readonly label: string; readonly done: number } | undefined
}

export const idleView: RecorderView = {
  ...idleRecording,
  sessionId: undefined,
  selectedId: undefined,
  interims: [],
  seconds: 0,
  microphoneId: undefined,
  scarceMinutes: undefined,
  waiting: undefined,
  work: undefined,
}

/** A recording is running, and another session is open. */
export function isElsewhere({ sessionId, selectedId }: RecorderView): boolean {
  return sessionId !== selectedId
}

/** For the selected session: another session's recording is shown in a bar of its own. */
export function viewOfSelected(view: RecorderView): RecorderView {
  if (!isElsewhere(view)) return view
  const { selectedId, microphoneId, retentionDays, waiting } = view
  return {
    ...idleView,
    sessionId: selectedId,
    selectedId,
    microphoneId,
    retentionDays,
    waiting,
  }
}
