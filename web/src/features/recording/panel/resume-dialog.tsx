import { AUDIO_SAMPLE_RATE_HZ } from '@chartwright/contract/limits'
import { useState } from 'react'
import { formatSeconds } from '../../../lib/text/format-seconds.ts'
import { momentOf } from '../../../lib/text/relative-time.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { Recorder } from '../recorder.ts'
import type { WaitingRecording } from '../sending/journal.ts'

interface ResumeDialogProps {
  recorder: Pick<Recorder, 'resume' | 'finishWaiting' | 'discard'>
  waiting: WaitingRecording | undefined
}

/** After a reload or a crash. Closing it decides nothing: it reappears with the next page. */
export function ResumeDialog({ recorder, waiting }: ResumeDialogProps) {
  const [closed, setClosed] = useState<string>()
  const [isDiscarding, setIsDiscarding] = useState(false)
  if (!waiting) return null
  const clock = momentOf(new Date(waiting.startedAtMs))
  const isOpen = closed !== waiting.localId && !isDiscarding
  const hasWaiting = waiting.waitingSamples > 0
  const missing = formatSeconds(Math.ceil(waiting.waitingSamples / AUDIO_SAMPLE_RATE_HZ))
  const all = formatSeconds(waiting.samples / AUDIO_SAMPLE_RATE_HZ)
  return (
    <>
      <Dialog
        open={isOpen}
        onOpenChange={(open) => {
          if (!open && !isDiscarding) setClosed(waiting.localId)
        }}
        title={`Resume the recording of ${clock}`}
      >
        <div className="space-y-2 px-4 pb-2 text-ink-soft">
          <p>
            This page was closed during a recording. {all} was recorded, and{' '}
            {hasWaiting
              ? `the last ${missing} of it is kept only on this device.`
              : 'the server has all of it.'}
          </p>
          <p>
            Resume continues the recording. Finish sends what is missing and ends it. Either way,
            everything that was recorded is transcribed.
          </p>
        </div>
        {/* Resume is first in the focus order, and last in the row. */}
        <div className="flex flex-row-reverse flex-wrap justify-start gap-2 px-4 pt-2 pb-4">
          <Button variant="primary" onClick={() => void recorder.resume()}>
            Resume
          </Button>
          <Button onClick={() => void recorder.finishWaiting()}>Finish</Button>
          <Button variant="quiet" onClick={() => setIsDiscarding(true)}>
            Discard
          </Button>
        </div>
      </Dialog>
      <ConfirmDialog
        open={isDiscarding}
        onOpenChange={setIsDiscarding}
        title="Discard what was not sent?"
        confirmLabel="Discard"
        onConfirm={() => {
          setIsDiscarding(false)
          void recorder.discard()
        }}
      >
        <p>
          {hasWaiting
            ? `${missing} of the recording of ${clock} is lost for good.`
            : `The recording of ${clock} is finished; nothing of it is lost.`}{' '}
          What was sent already stays in the transcript.
        </p>
      </ConfirmDialog>
    </>
  )
}
