import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { AuthenticatorSecret } from './authenticator-secret.tsx'
import { CodeForm } from './code-form.tsx'
import { proveFactor, type Enrolled } from './enrol-factor.ts'
import { factorProblem } from './factor-sentences.ts'
import { SendCode } from './send-code.tsx'

interface ProveFactorProps {
  enrolled: Enrolled
  onProven: () => void
  onCancel: () => void
}

/** The factor counts from its first correct code. */
export function ProveFactor({ enrolled, onProven, onCancel }: ProveFactorProps) {
  const [challengeId, setChallengeId] = useState(
    enrolled.kind === 'phone' ? enrolled.challengeId : undefined,
  )
  const { mutate, isPending, error } = useMutation({
    mutationFn: (code: string) => proveFactor(enrolled.id, code, challengeId),
    onSuccess: onProven,
  })
  return (
    <div className="grid gap-5">
      {enrolled.kind === 'totp' ? (
        <AuthenticatorSecret {...enrolled} />
      ) : (
        <p>
          A text message with a code is on its way to{' '}
          <bdi className="tabular-nums">{enrolled.phone}</bdi>.
        </p>
      )}
      <CodeForm
        busy={isPending}
        problem={error ? factorProblem(error) : undefined}
        // Not before the QR code, which a phone's keyboard would hide.
        autoFocus={enrolled.kind === 'phone'}
        onCode={mutate}
      >
        {enrolled.kind === 'phone' && (
          <SendCode factorId={enrolled.id} label="Send a new code" onSent={setChallengeId} />
        )}
        <Button onClick={onCancel}>Cancel</Button>
      </CodeForm>
    </div>
  )
}
