import { useRef, useState, type SyntheticEvent } from 'react'
import type { AuthClient } from '../../../lib/account/auth-client.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { AuthCard } from '../auth-card.tsx'
import { Notice } from '../notice.tsx'
import { textLinkStyle } from '../text-link.ts'
import { CODE_DIGITS, CodeInput } from './code-input.tsx'
import { RecoveryCodeForm } from './recovery-code-form.tsx'
import { useSecondFactor, type KnownFactor, type OnVerified } from './use-second-factor.ts'

interface SecondFactorProps {
  /** Holds the session whose second factor is not verified yet. */
  client: AuthClient
  onVerified: OnVerified
  onCancel: () => void
}

export function SecondFactor({ client, onVerified, onCancel }: SecondFactorProps) {
  const factor = useSecondFactor(client, onVerified)
  const { chosen, factors, isCodeSent, busy } = factor
  const others = factors.filter(({ id }) => id !== chosen?.id)
  return (
    <AuthCard
      isStep
      title="Two-Factor Authentication"
      subtitle={chosen ? invitation(chosen, factors, isCodeSent) : 'One moment, please.'}
      footer={
        <button type="button" onClick={onCancel} className={textLinkStyle}>
          Back to Login
        </button>
      }
    >
      <Notice content={factor.notice} />
      {chosen?.kind === 'phone' && !isCodeSent && (
        <Button
          variant="primary"
          busy={busy === 'sending'}
          busyLabel="Sending..."
          onClick={() => void factor.sendCode(chosen)}
        >
          Send code
        </Button>
      )}
      {chosen?.kind === 'recovery' && (
        <RecoveryCodeForm
          isBusy={busy !== undefined}
          onCode={(code) => factor.verify(chosen, code)}
        />
      )}
      {chosen && (chosen.kind === 'totp' || isCodeSent) && (
        <CodeForm
          key={chosen.id}
          isFocused={chosen.kind === 'phone'}
          busy={busy}
          onCode={(code) => factor.verify(chosen, code)}
          {...(chosen.kind === 'phone' && { onResend: () => factor.sendCode(chosen) })}
        />
      )}
      {others.length > 0 && (
        <div className="-my-2 flex flex-col items-center">
          {others.map((other) => (
            <button
              key={other.id}
              type="button"
              onClick={() => factor.choose(other)}
              className={textLinkStyle}
            >
              {alternative(other, factors)}
            </button>
          ))}
        </div>
      )}
    </AuthCard>
  )
}

interface CodeFormProps {
  /** From the start, since the control that requested it has just disappeared. */
  isFocused: boolean
  busy: 'sending' | 'verifying' | undefined
  onCode: (code: string) => Promise<boolean>
  onResend?: () => Promise<boolean>
}

function CodeForm({ isFocused, busy, onCode, onResend }: CodeFormProps) {
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const isComplete = code.length === CODE_DIGITS
  const goToCode = (): void => {
    input.current?.focus()
    input.current?.select()
  }
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (isComplete && busy === undefined && !(await onCode(code))) goToCode()
  }

  return (
    <>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field label="Code">
          {(control) => (
            <CodeInput
              {...control}
              ref={input}
              autoFocus={isFocused}
              value={code}
              onValueChange={setCode}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="primary"
          disabled={!isComplete}
          busy={busy === 'verifying'}
          busyLabel="Verifying..."
        >
          Verify
        </Button>
      </form>
      {onResend && (
        <Button
          busy={busy === 'sending'}
          busyLabel="Sending..."
          onClick={() => void onResend().then(goToCode)}
        >
          Send code again
        </Button>
      )}
    </>
  )
}

function alternative({ kind, name }: KnownFactor, all: readonly KnownFactor[]): string {
  if (kind === 'recovery') return 'Use a recovery code'
  if (name && isOneOfSeveral(kind, all)) return `Use ${name}`
  return kind === 'phone' ? 'Use a code by text message' : 'Use the authenticator app'
}

function isOneOfSeveral(kind: KnownFactor['kind'], all: readonly KnownFactor[]): boolean {
  return all.filter((factor) => factor.kind === kind).length > 1
}

function invitation(
  { kind, name, phone }: KnownFactor,
  all: readonly KnownFactor[],
  isCodeSent: boolean,
): string {
  if (kind === 'recovery') return 'Enter one of your recovery codes. Each works once.'
  if (kind === 'totp') {
    const app = name && isOneOfSeveral(kind, all) ? `${name} shows` : 'your authenticator app shows'
    return `Enter the code that ${app}.`
  }
  // Somebody with only the password does not learn the number.
  const number = phone === undefined ? 'your phone' : `your phone ending in ${phone.slice(-3)}`
  return isCodeSent
    ? `Enter the code of the text message to ${number}.`
    : `A code can be sent by text message to ${number}.`
}
