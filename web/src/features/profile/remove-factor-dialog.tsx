import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { notify } from '../../ui/notify.ts'
import { isBelowItsFactors, removeFactor } from './enrol-factor.ts'
import { factorName } from './factor-list.tsx'
import { factorProblem, needsStepUp } from './factor-sentences.ts'
import { factorsQuery, type SecondFactor } from './factors.queries.ts'

interface RemoveFactorDialogProps {
  factor: SecondFactor
  isLast: boolean
  onClose: () => void
  /** A code is needed: to remove it or, once removed, because the session was raised by it. */
  onStepUp: (isRemoved: boolean) => void
}

export function RemoveFactorDialog(props: RemoveFactorDialogProps) {
  const { factor, isLast, onClose, onStepUp } = props
  const client = useQueryClient()
  const errorId = useId()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await removeFactor(factor.id)
      // It is removed, whatever becomes of this question; the next data call would ask it, too.
      return isBelowItsFactors().catch(() => false)
    },
    onSuccess: async (isBelow) => {
      notify(`${factorName(factor)} was removed.`)
      await client.invalidateQueries(factorsQuery)
      if (isBelow) onStepUp(true)
      else onClose()
    },
    onError: (failure) => {
      if (needsStepUp(failure)) onStepUp(false)
    },
  })

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !isPending) onClose()
      }}
      title="Remove second factor?"
      confirmLabel="Remove"
      busy={isPending}
      busyLabel="Removing..."
      onConfirm={() => mutate()}
    >
      <p>
        "<bdi>{factorName(factor)}</bdi>" can no longer be used to sign in.
      </p>
      {isLast && <p>It is your last one: afterwards the password alone is enough.</p>}
      <FieldError
        id={errorId}
        message={error && !needsStepUp(error) ? factorProblem(error) : undefined}
      />
    </ConfirmDialog>
  )
}
