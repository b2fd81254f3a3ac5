import type { ConsentAnswer, SessionConsent } from '@chartwright/contract/consent'
import { clsx } from 'clsx'
import { ShieldCheck, ShieldQuestion, ShieldX } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/inputs/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ConsentAnswers } from './consent-answers.tsx'
import { ConsentHistory } from './consent-history.tsx'
import { describeConsent } from './describe-consent.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'
import { WordingBlock } from './wording-block.tsx'

interface ConsentLineProps {
  consent: SessionConsent
  /** Resolves when it is done; rejects with what went wrong. */
  onAnswer: (answer: ConsentAnswer) => Promise<unknown>
  onWithdraw: (withTranscript: boolean) => Promise<unknown>
  describeError: (error: unknown) => string
}

/** In the session's header: the current consent, and how to change or withdraw it. */
export function ConsentLine({ consent, onAnswer, onWithdraw, describeError }: ConsentLineProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  const last = consent.records.at(-1)
  const hasWithdrawn = last?.answer === 'withdrawn'
  const canWithdraw = !(hasWithdrawn && last.transcript_deleted)
  const isNo = last?.answer === 'declined' || hasWithdrawn
  const Icon = !last ? ShieldQuestion : isNo ? ShieldX : ShieldCheck

  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setIsBusy(true)
    setError(undefined)
    try {
      await work()
      setIsOpen(false)
      setIsWithdrawing(false)
    } catch (failure) {
      setError(describeError(failure))
    } finally {
      setIsBusy(false)
    }
  }
  const openWithdrawal = (open: boolean): void => {
    setError(undefined)
    setIsWithdrawing(open)
  }
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<Icon aria-hidden className="size-4 shrink-0" />}
        onClick={() => setIsOpen(true)}
        className="-ml-2.5 print:hidden"
      >
        <span className={clsx('tabular-nums', (!last || isNo) && 'text-check-ink')}>
          {describeConsent(last)}
        </span>
      </Button>
      <Dialog
        open={isOpen && !isWithdrawing}
        onOpenChange={(open) => {
          if (!isWithdrawing) setIsOpen(open)
        }}
        title="Consent to record"
        maxWidthPx={560}
      >
        <div className="space-y-4 overflow-y-auto px-4 pb-4">
          <ConsentHistory records={consent.records} />
          <WordingBlock wording={consent.wording} />
          <ConsentAnswers busy={isBusy} onAnswer={(answer) => void run(() => onAnswer(answer))} />
          {error !== undefined && (
            <p role="alert" className="text-danger-ink">
              {error}
            </p>
          )}
          {canWithdraw && (
            <Button variant="danger" disabled={isBusy} onClick={() => openWithdrawal(true)}>
              {hasWithdrawn ? 'Delete the transcript too…' : 'Withdraw consent…'}
            </Button>
          )}
        </div>
      </Dialog>
      <WithdrawDialog
        open={isWithdrawing}
        busy={isBusy}
        error={error}
        hasWithdrawn={hasWithdrawn}
        onOpenChange={openWithdrawal}
        onWithdraw={(withTranscript) => void run(() => onWithdraw(withTranscript))}
      />
    </>
  )
}
