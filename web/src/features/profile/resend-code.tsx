import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { notify } from '../../ui/notify.ts'
import { sendCode } from './enrol-factor.ts'
import { factorProblem } from './factor-sentences.ts'

interface ResendCodeProps {
  factorId: string
  label: string
  onSent: (challengeId: string) => void
}

export function ResendCode({ factorId, label, onSent }: ResendCodeProps) {
  const errorId = useId()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => sendCode(factorId),
    onSuccess: (challengeId) => {
      onSent(challengeId)
      notify('A code is on its way.')
    },
  })
  return (
    <div className="mr-auto grid justify-items-start gap-1 max-sm:basis-full">
      <Button
        variant="quiet"
        busy={isPending}
        busyLabel="Sending..."
        aria-describedby={errorId}
        onClick={() => mutate()}
      >
        {label}
      </Button>
      <FieldError id={errorId} message={error ? factorProblem(error) : undefined} />
    </div>
  )
}
