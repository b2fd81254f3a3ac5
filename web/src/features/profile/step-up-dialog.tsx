import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { CodeForm } from './code-form.tsx'
import { proveFactor } from './enrol-factor.ts'
import { factorName } from './factor-list.tsx'
import { factorProblem } from './factor-sentences.ts'
import type { SecondFactor } from './factors.queries.ts'
import { ResendCode } from './resend-code.tsx'

interface StepUpDialogProps {
  factors: readonly SecondFactor[]
  onClose: () => void
  onRaised: () => void
}

/** Asks for a code of a factor that is there, so that the session may change factors. */
export function StepUpDialog({ factors, onClose, onRaised }: StepUpDialogProps) {
  const [chosenId, setChosenId] = useState(factors[0]?.id)
  const [challengeId, setChallengeId] = useState<string>()
  const factor = factors.find(({ id }) => id === chosenId)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (code: string) => proveFactor(factor?.id ?? '', code, challengeId),
    onSuccess: onRaised,
  })

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Confirm it is you"
      description="Enter a code of a second factor that you have already."
      maxWidthPx={440}
    >
      <div className="grid gap-4 overflow-y-auto px-4 pt-4 pb-5">
        {factors.length > 1 && (
          <Field label="Second factor">
            {(control) => (
              <Select
                {...control}
                options={factors.map((one) => ({ value: one.id, label: factorName(one) }))}
                value={chosenId}
                onValueChange={(id) => {
                  setChosenId(id)
                  setChallengeId(undefined)
                }}
                placeholder="Select"
              />
            )}
          </Field>
        )}
        <CodeForm
          busy={isPending}
          problem={error ? factorProblem(error) : undefined}
          onCode={mutate}
        >
          {factor?.factor_type === 'phone' && (
            <ResendCode
              key={factor.id}
              factorId={factor.id}
              label={challengeId === undefined ? 'Send code' : 'Send a new code'}
              onSent={setChallengeId}
            />
          )}
          <Button onClick={onClose}>Cancel</Button>
        </CodeForm>
      </div>
    </Dialog>
  )
}
