import { CONTEXT_TAB, TRANSCRIPTION_TAB } from '@chartwright/contract/tabs'
import { useEffect, useRef } from 'react'
import { isTyping } from '../../lib/is-typing.ts'
import { notifyWithOpen } from '../../ui/overlays/notify.ts'

interface LeadOptions {
  readonly isRecording: boolean
  readonly activeTabId: string
  /** An automatic note is coming, and will be opened. */
  readonly isNoteComing: boolean
  readonly openTranscript: () => void
}

/**
 * After a recording its transcript is brought to the front, where the last words arrive, unless an
 * automatic note is coming. A note being read, or a text being typed, stays: then a message links
 * to the transcript.
 */
export function useLeadToTranscript(options: LeadOptions): void {
  const { isRecording } = options
  const latest = useRef(options)
  const wasRecording = useRef(isRecording)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    const hasEnded = wasRecording.current && !isRecording
    wasRecording.current = isRecording
    if (!hasEnded) return
    const { activeTabId, isNoteComing, openTranscript } = latest.current
    if (isNoteComing || activeTabId === TRANSCRIPTION_TAB.id) return
    if (activeTabId === CONTEXT_TAB.id && !isTyping()) openTranscript()
    else {
      notifyWithOpen('The recording has ended. Its transcript is being finished.', openTranscript)
    }
  }, [isRecording])
}
