import {
  consentRefusal,
  type ConsentAnswer,
  type SessionConsent,
} from '@chartwright/contract/consent'
import { momentOf } from '../../lib/text/relative-time.ts'
import { Button } from '../../ui/inputs/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ConsentAnswers } from './consent-answers.tsx'
import { WordingBlock } from './wording-block.tsx'

interface ConsentStepProps {
  consent: SessionConsent
  busy: boolean
  error: string | undefined
  onAnswer: (answer: ConsentAnswer) => void
  /** Starts without a recorded consent, where that is allowed. */
  onNotNow: () => void
  /** Nothing is recorded. */
  onClose: () => void
}

/** Before the first recording of a session: how the patient consented. */
export function ConsentStep(props: ConsentStepProps) {
  const { consent, busy, error, onAnswer, onNotNow, onClose } = props
  const last = consent.records.at(-1)
  const refusal = consentRefusal(consent.mode, last?.answer)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Consent to record"
      maxWidthPx={560}
    >
      <div className="space-y-4 overflow-y-auto px-4 pb-4">
        {last && refusal && (
          <p className="rounded-md bg-check-soft px-3 py-2 text-check-ink">
            {`The patient ${last.answer === 'declined' ? 'declined' : 'withdrew consent'} (${momentOf(new Date(last.recorded_at))}). You can type and dictate. Record a new answer if the patient has changed their mind.`}
          </p>
        )}
        <WordingBlock wording={consent.wording} />
        <ConsentAnswers busy={busy} onAnswer={onAnswer} />
        {error !== undefined && (
          <p role="alert" className="text-danger-ink">
            {error}
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-48 text-sm text-pretty text-ink-soft">
            {refusal
              ? 'The recording starts when the patient agrees.'
              : 'You can record the patient’s answer later, next to the session’s name.'}
          </p>
          {refusal ? (
            <Button onClick={onClose}>Cancel</Button>
          ) : (
            <Button disabled={busy} onClick={onNotNow}>
              Start without an answer
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
