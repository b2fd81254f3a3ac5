import { TRANSCRIPTION_TAB } from '@chartwright/contract/tabs'
import { useEffect, useRef } from 'react'
import type { RecorderView } from '../../features/recording/recorder-view.ts'
import type { Recorder } from '../../features/recording/recorder.ts'
import { shownProblem } from '../../features/recording/recording-sentences.ts'
import { notifyErrorWithWay, notifyWithOpen } from '../../ui/overlays/notify.ts'
import type { WorkspaceUrl } from '../workspace/use-workspace-url.ts'

/** The end of a recording whose session is not open is announced, with a link to its transcript. */
export function useAfterRecording(recorder: Recorder | undefined, url: WorkspaceUrl): void {
  const shown = useRef(url)
  useEffect(() => {
    shown.current = url
  })
  useEffect(() => {
    if (!recorder) return
    let before = recorder.read()
    return recorder.subscribe(() => {
      const now = recorder.read()
      const { isRecording, sessionId } = before
      const hasEnded = isUnderWay(before) && !isUnderWay(now)
      before = now
      if (!hasEnded || sessionId === undefined || (!isRecording && !now.problem)) return
      const { view, sessionId: openId, openSession, openTab } = shown.current
      if (openId === sessionId && view === undefined) return
      const open = (): void => {
        openSession(sessionId)
        openTab(sessionId, TRANSCRIPTION_TAB.id)
      }
      if (now.problem === undefined) notifyWithOpen('The recording has ended.', open)
      else {
        const why = `The recording has ended. ${shownProblem(now.problem)}`
        notifyErrorWithWay(why, 'Open', open)
      }
    })
  }, [recorder])
}

function isUnderWay({ isRecording, connection }: RecorderView): boolean {
  return isRecording || connection === 'connecting' || connection === 'connected'
}
