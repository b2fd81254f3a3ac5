import { useState, type SyntheticEvent } from 'react'
import type { AuthClient } from '../../lib/auth-client.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { AuthCard } from './auth-card.tsx'
import { CODE_DIGITS, CodeInput } from './code-input.tsx'
import { Notice } from './notice.tsx'
import { textLinkStyle } from './text-link.ts'
import { useSecondFactor } from './use-second-factor.ts'

interface SecondFactorProps {
  /** Holds the session that has not shown its second factor yet. */
  client: AuthClient
  /** Busy until it is done. */
  onVerified: () => Promise<void>
  onCancel: () => void
}

export function SecondFactor({ client, onVerified, onCancel }: SecondFactorProps) {
  const [code, setCode] = useState('')
  const factor = useSecondFactor(client, onVerified)
  const isPhone = factor.chosen?.kind === 'phone'
  const canType = !isPhone || factor.isCodeSent

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (code.length === CODE_DIGITS && factor.busy === undefined) factor.verify(code)
  }

  return (
    <AuthCard
      isStep
      title="Two-Factor Authentication"
      subtitle={
        isPhone
          ? `A code is sent to ${factor.chosen?.phone ?? 'your phone'}.`
          : 'Enter the code that your authenticator app shows.'
      }
      footer={
        <button type="button" onClick={onCancel} className={textLinkStyle}>
          Back to Login
        </button>
      }
    >
      <Notice content={factor.notice} />
      {isPhone && (
        <Button
          variant={factor.isCodeSent ? 'secondary' : 'primary'}
          busy={factor.busy === 'sending'}
          busyLabel="Sending..."
          onClick={factor.sendCode}
        >
          {factor.isCodeSent ? 'Send code again' : 'Send code'}
        </Button>
      )}
      {canType && (
        <form onSubmit={submit} className="flex flex-col gap-5">
          <Field label="Code">
            {(control) => <CodeInput {...control} value={code} onValueChange={setCode} />}
          </Field>
          <Button
            type="submit"
            variant="primary"
            disabled={code.length < CODE_DIGITS || factor.chosen === undefined}
            busy={factor.busy === 'verifying'}
            busyLabel="Verifying..."
          >
            Verify
          </Button>
        </form>
      )}
      {factor.other && (
        <button
          type="button"
          onClick={() => {
            setCode('')
            factor.useOther()
          }}
          className={`${textLinkStyle} self-center`}
        >
          {factor.other.kind === 'phone'
            ? 'Use a code by text message'
            : 'Use the authenticator app'}
        </button>
      )}
    </AuthCard>
  )
}
