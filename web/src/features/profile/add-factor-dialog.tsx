import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { enrolFactor, removeFactor, type Enrolled } from './enrol-factor.ts'
import { factorProblem, needsStepUp } from './factor-sentences.ts'
import { factorsQuery, type FactorKind } from './factors.queries.ts'
import { NameFactorForm } from './name-factor-form.tsx'
import { ProveFactor } from './prove-factor.tsx'

interface AddFactorDialogProps {
  kind: FactorKind
  takenNames: readonly string[]
  onClose: () => void
  /** The service wants a code of a factor that is there already. */
  onStepUp: () => void
}

const TITLES: Record<FactorKind, string> = {
  totp: 'Add authenticator app',
  phone: 'Add phone',
}

/** First what it is called, then the proof that it works. Closed before that, nothing is left. */
export function AddFactorDialog({ kind, takenNames, onClose, onStepUp }: AddFactorDialogProps) {
  const client = useQueryClient()
  const [enrolled, setEnrolled] = useState<Enrolled>()
  const { mutate, isPending, error } = useMutation({
    mutationFn: enrolFactor,
    onSuccess: setEnrolled,
    onError: (failure) => {
      if (needsStepUp(failure)) onStepUp()
    },
  })

  const cancel = (): void => {
    // Left over it does no harm: it opens nothing, and the next enrolment clears it away.
    if (enrolled) void removeFactor(enrolled.id).catch(() => undefined)
    onClose()
  }

  const finish = (): void => {
    notify('Two-factor authentication is on.')
    void client.invalidateQueries(factorsQuery)
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) cancel()
      }}
      title={TITLES[kind]}
      maxWidthPx={440}
    >
      <div className="overflow-y-auto px-4 pt-2 pb-5">
        {enrolled ? (
          <ProveFactor enrolled={enrolled} onProven={finish} onCancel={cancel} />
        ) : (
          <NameFactorForm
            kind={kind}
            takenNames={takenNames}
            busy={isPending}
            problem={error && !needsStepUp(error) ? factorProblem(error) : undefined}
            onSubmit={mutate}
            onCancel={cancel}
          />
        )}
      </div>
    </Dialog>
  )
}
