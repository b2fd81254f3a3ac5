import { useCallback, useEffect, useState, type ReactNode } from 'react'
import type { Recorder } from '../../features/recording/recorder.ts'
import { askBeforeLeaving } from '../../lib/before-leaving.ts'
import { holdHistory, notePlace } from '../../lib/hold-history.ts'
import { useWarnOfLoss } from '../../lib/use-warn-of-loss.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'

type Ask = () => Promise<boolean>

/**
 * Actions that would end a recording ask first: signing out, Back to a page outside the workspace,
 * and closing the window, which the browser asks about in its own words. Render the question.
 */
export function useLeaveGuard(recorder: Recorder | undefined, isRecording: boolean): ReactNode {
  const [answer, setAnswer] = useState<(isYes: boolean) => void>()
  const ask = useCallback<Ask>(
    () => new Promise<boolean>((resolve) => setAnswer(() => resolve)),
    [],
  )
  // The location is only known before the router moves on: after each render.
  useEffect(notePlace)

  useWarnOfLoss(isRecording)
  useEffect(() => (isRecording ? askBeforeLeaving(ask) : undefined), [ask, isRecording])
  useEffect(() => (isRecording ? holdHistory(ask) : undefined), [ask, isRecording])

  const settle = (isYes: boolean): void => {
    setAnswer(undefined)
    if (isYes) void recorder?.stop()
    answer?.(isYes)
  }
  return (
    <ConfirmDialog
      open={answer !== undefined}
      onOpenChange={(open) => {
        if (!open) settle(false)
      }}
      title="Stop the recording?"
      confirmLabel="Stop and leave"
      onConfirm={() => settle(true)}
    >
      <p>
        A session is being recorded. Leaving ends the recording. What was said is kept, and becomes
        the transcript.
      </p>
    </ConfirmDialog>
  )
}
