import { clsx } from 'clsx'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { FieldError } from '../../../ui/inputs/field-error.tsx'
import { notify } from '../../../ui/overlays/notify.ts'
import { sendCode } from './enrol-factor.ts'
import { factorProblem } from './factor-sentences.ts'

interface SendCodeProps {
  factorId: string
  label: string
  /** Primary if nothing else can be done yet. */
  variant?: 'primary' | 'quiet'
  onSent: (challengeId: string) => void
}

export function SendCode({ factorId, label, variant = 'quiet', onSent }: SendCodeProps) {
  const errorId = useId()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => sendCode(factorId),
    onSuccess: (challengeId) => {
      onSent(challengeId)
      notify('A code is on its way.')
    },
  })
  return (
    <div
      className={clsx(
        'grid justify-items-start gap-1',
        variant === 'quiet' && 'mr-auto max-sm:basis-full',
      )}
    >
      <Button
        variant={variant}
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
