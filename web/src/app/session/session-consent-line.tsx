import type { ConsentAnswer } from '@chartwright/contract/consent'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { ConsentLine } from '../../features/consent/consent-line.tsx'
import { consentQuery } from '../../features/consent/consent.queries.ts'
import { useRecordConsent } from '../../features/consent/use-record-consent.ts'
import { useWithdrawConsent } from '../../features/consent/use-withdraw-consent.ts'
import { messageOf } from '../../lib/http/api-error.ts'
import { RecorderContext, useIsRecording } from '../recording/recorder-context.ts'

/**
 * A patient's no waits no longer than this for the remaining audio; the rest stays on this device.
 */
const SEND_FIRST_MS = 5_000

/** Renders nothing before the first recording: the consent step asks then. */
export function SessionConsentLine({ sessionId }: { sessionId: string }) {
  const { data: consent } = useQuery(consentQuery(sessionId))
  const recorder = use(RecorderContext)
  const isRecording = useIsRecording(sessionId)
  const record = useRecordConsent()
  const withdraw = useWithdrawConsent(sessionId)
  if (!consent) return null
  const { mode, records, was_recorded: wasRecorded, wording } = consent
  const isOpenQuestion = mode !== 'off' && (wasRecorded || isRecording)
  if (records.length === 0 && !isOpenQuestion) return null

  const answer = async (said: ConsentAnswer): Promise<void> => {
    if (said === 'declined' && isRecording) await stopWithin(recorder?.stop())
    await record.mutateAsync({ sessionId, answer: said, version: wording.version })
    void recorder?.lookAgain()
  }
  const withdrawAll = async (withTranscript: boolean): Promise<void> => {
    await withdraw.mutateAsync(withTranscript)
    void recorder?.lookAgain()
  }
  return (
    <ConsentLine
      consent={consent}
      onAnswer={answer}
      onWithdraw={withdrawAll}
      describeError={(error) => messageOf(error)}
    />
  )
}

/** What was said under the consent is sent before the no is recorded, if possible. */
async function stopWithin(stopping: Promise<void> | undefined): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, SEND_FIRST_MS))
  await Promise.race([stopping, timeout])
}
