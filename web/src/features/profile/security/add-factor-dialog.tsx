import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState, type RefObject } from 'react'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { notify } from '../../../ui/overlays/notify.ts'
import { enrolFactor, removeFactor, type Enrolled, type Enrolment } from './enrol-factor.ts'
import { enrolmentProblem, needsStepUp } from './factor-sentences.ts'
import { factorsQuery, type FactorKind } from './factors.queries.ts'
import { NameFactorForm } from './name-factor-form.tsx'
import { ProveFactor } from './prove-factor.tsx'

interface AddFactorDialogProps {
  kind: FactorKind
  takenNames: readonly string[]
  entered: Enrolment | undefined
  fallbackFocus: RefObject<HTMLElement | null>
  onClose: () => void
  onAdded: () => void
  /** The service requires a code of an existing factor. */
  onStepUp: (entered: Enrolment) => void
}

const TITLES: Record<FactorKind, string> = {
  totp: 'Add authenticator app',
  phone: 'Add phone',
}

/** First its name, then the proof that it works. If it is closed before that, nothing is left. */
export function AddFactorDialog(props: AddFactorDialogProps) {
  const { kind, takenNames, entered, fallbackFocus, onClose, onAdded, onStepUp } = props
  const client = useQueryClient()
  const [enrolled, setEnrolled] = useState<Enrolled>()
  const { mutate, isPending, error } = useMutation({
    mutationFn: enrolFactor,
    onSuccess: setEnrolled,
    onError: (failure, enrolment) => {
      if (needsStepUp(failure)) onStepUp(enrolment)
    },
  })
  const problem = useMemo(
    () => (error && !needsStepUp(error) ? enrolmentProblem(error) : undefined),
    [error],
  )

  const cancel = (): void => {
    // If it is left over it does no harm: it opens nothing, and the next enrolment removes it.
    if (enrolled) void removeFactor(enrolled.id).catch(() => undefined)
    onClose()
  }

  const finish = (): void => {
    notify('Two-factor authentication is on.')
    void client.invalidateQueries(factorsQuery)
    onAdded()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) cancel()
      }}
      title={TITLES[kind]}
      maxWidthPx={440}
      fallbackFocus={fallbackFocus}
    >
      <div className="overflow-y-auto px-4 pt-2 pb-5">
        {enrolled ? (
          <ProveFactor enrolled={enrolled} onProven={finish} onCancel={cancel} />
        ) : (
          <NameFactorForm
            kind={kind}
            takenNames={takenNames}
            busy={isPending}
            entered={entered}
            problem={problem}
            onSubmit={mutate}
            onCancel={cancel}
          />
        )}
      </div>
    </Dialog>
  )
}
