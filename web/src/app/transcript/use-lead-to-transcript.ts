import { CONTEXT_TAB, TRANSCRIPTION_TAB } from '@chartwright/contract/tabs'
import { useEffect, useRef } from 'react'
import { isTyping } from '../../lib/is-typing.ts'
import { notifyWithOpen } from '../../ui/overlays/notify.ts'

interface LeadOptions {
  readonly isRecording: boolean
  readonly activeTabId: string
  /** A note comes by itself, and is opened then. */
  readonly isNoteComing: boolean
  readonly openTranscript: () => void
}

/**
 * After the end of a recording its transcript is in front, where the last words come, unless a note
 * comes by itself. A note that somebody reads, and what somebody types, stay: then a message leads there.
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
