import { useId, type RefObject } from 'react'
import { FieldError } from '../../../ui/inputs/field-error.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { factorName } from './factor-list.tsx'
import { factorProblem } from './factor-sentences.ts'
import type { SecondFactor } from './factors.queries.ts'

interface RemoveFactorDialogProps {
  factor: SecondFactor
  isLast: boolean
  busy: boolean
  error: Error | undefined
  fallbackFocus: RefObject<HTMLElement | null>
  onConfirm: () => void
  onClose: () => void
}

export function RemoveFactorDialog(props: RemoveFactorDialogProps) {
  const { factor, isLast, busy, error, fallbackFocus, onConfirm, onClose } = props
  const errorId = useId()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose()
      }}
      title="Remove second factor?"
      confirmLabel="Remove"
      busy={busy}
      busyLabel="Removing..."
      onConfirm={onConfirm}
      fallbackFocus={fallbackFocus}
    >
      <p>
        "<bdi>{factorName(factor)}</bdi>" can no longer be used to sign in.
      </p>
      {isLast && <p>It is your last one: afterwards the password alone is enough.</p>}
      <FieldError id={errorId} message={error && factorProblem(error)} />
    </ConfirmDialog>
  )
}
