import { useMutation } from '@tanstack/react-query'
import { useState, type RefObject } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Select } from '../../../ui/inputs/select.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { CodeForm } from './code-form.tsx'
import { proveFactor } from './enrol-factor.ts'
import { factorName } from './factor-list.tsx'
import { factorProblem } from './factor-sentences.ts'
import type { SecondFactor } from './factors.queries.ts'
import { SendCode } from './send-code.tsx'

const A_CODE = 'Enter a code of a second factor that you have already.'
const ANOTHER_CODE =
  'You signed in with the factor that is gone. Enter a code of another one to go on.'

interface StepUpDialogProps {
  factors: readonly SecondFactor[]
  /** The session was raised by the factor that was removed. */
  isAfterRemoval: boolean
  fallbackFocus: RefObject<HTMLElement | null>
  onClose: () => void
  onRaised: () => void
}

/** Asks for a code of an existing factor, so that the session may continue. */
export function StepUpDialog(props: StepUpDialogProps) {
  const { factors, isAfterRemoval, fallbackFocus, onClose, onRaised } = props
  const [chosenId, setChosenId] = useState<string>()
  const [challengeId, setChallengeId] = useState<string>()
  const factor = factors.find(({ id }) => id === chosenId) ?? factors[0]
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
      description={isAfterRemoval ? ANOTHER_CODE : A_CODE}
      maxWidthPx={440}
      fallbackFocus={fallbackFocus}
    >
      <div className="grid gap-4 overflow-y-auto px-4 pt-4 pb-5">
        {factors.length > 1 && (
          <Field label="Second factor">
            {(control) => (
              <Select
                {...control}
                options={factors.map((one) => ({ value: one.id, label: factorName(one) }))}
                value={factor?.id}
                onValueChange={(id) => {
                  setChosenId(id)
                  setChallengeId(undefined)
                }}
                placeholder="Select"
              />
            )}
          </Field>
        )}
        {factor?.factor_type === 'phone' && challengeId === undefined ? (
          <div className="flex flex-wrap items-center justify-end gap-2">
            <Button onClick={onClose}>Cancel</Button>
            <SendCode
              key={factor.id}
              factorId={factor.id}
              label="Send code"
              variant="primary"
              onSent={setChallengeId}
            />
          </div>
        ) : (
          <CodeForm
            key={factor?.id}
            busy={isPending}
            problem={error ? factorProblem(error) : undefined}
            autoFocus
            onCode={mutate}
          >
            {factor?.factor_type === 'phone' && (
              <SendCode factorId={factor.id} label="Send a new code" onSent={setChallengeId} />
            )}
            <Button onClick={onClose}>Cancel</Button>
          </CodeForm>
        )}
      </div>
    </Dialog>
  )
}
