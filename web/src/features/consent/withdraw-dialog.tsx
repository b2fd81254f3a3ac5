import { useState } from 'react'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'

interface WithdrawDialogProps {
  open: boolean
  busy: boolean
  error: string | undefined
  /** The audio is already deleted: only the transcript is left to delete. */
  hasWithdrawn: boolean
  onOpenChange: (open: boolean) => void
  onWithdraw: (withTranscript: boolean) => void
}

export function WithdrawDialog(props: WithdrawDialogProps) {
  const { open, busy, error, hasWithdrawn, onOpenChange, onWithdraw } = props
  const [isWanted, setIsWanted] = useState(false)
  const withTranscript = hasWithdrawn || isWanted
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={hasWithdrawn ? 'Delete the transcript too?' : 'Withdraw consent?'}
      confirmLabel={withTranscript ? 'Delete sound and transcript' : 'Delete the sound'}
      busy={busy}
      busyLabel="Deleting..."
      onConfirm={() => onWithdraw(withTranscript)}
    >
      <p>
        {hasWithdrawn
          ? 'The transcript of this session is deleted for good, with its facts and the sources of its notes.'
          : 'The sound of this session is deleted for good. A recording that runs is stopped, and words that are not transcribed yet are lost.'}
      </p>
      <p>Notes and what you typed stay. That consent was withdrawn stays on record.</p>
      {!hasWithdrawn && (
        <div className="text-ink">
          <Checkbox
            label="Delete the transcript too, with its facts and the sources of notes"
            checked={isWanted}
            onCheckedChange={setIsWanted}
          />
        </div>
      )}
      {error !== undefined && (
        <p role="alert" className="text-danger-ink">
          {error}
        </p>
      )}
    </ConfirmDialog>
  )
}
