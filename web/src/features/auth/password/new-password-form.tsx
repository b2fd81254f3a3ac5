import { RESET_PASSWORD_MIN_CHARS } from '@chartwright/contract/limits'
import { resetPasswordChecklist } from '@chartwright/contract/sign-up-rules'
import { useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import type { AuthClient } from '../../../lib/account/auth-client.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { AuthCard } from '../auth-card.tsx'
import { fault, Notice } from '../notice.tsx'
import { PasswordChecklist } from './password-checklist.tsx'
import { PasswordInput } from './password-input.tsx'
import { updatePassword } from './update-password.ts'

interface NewPasswordFormProps {
  client: AuthClient
  /** The account's address, for password managers. */
  email: string | undefined
  onUpdated: () => void
  onFactorNeeded: () => void
}

const MISMATCH = 'Passwords do not match'
const TOO_SHORT = 'Password must be at least 6 characters long'

export function NewPasswordForm(props: NewPasswordFormProps) {
  const { client, email, onUpdated, onFactorNeeded } = props
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const passwordField = useRef<HTMLInputElement>(null)
  const confirmationField = useRef<HTMLInputElement>(null)
  const rules = resetPasswordChecklist(password)
  const isMatch = password === confirmation
  const isStrong = rules.every(({ isMet }) => isMet)
  const isReady = isMatch && isStrong
  const isShort = Array.from(password).length < RESET_PASSWORD_MIN_CHARS

  const update = async (): Promise<void> => {
    setIsBusy(true)
    const outcome = await updatePassword(client, password)
    setIsBusy(false)
    if (outcome.kind === 'updated') onUpdated()
    else if (outcome.kind === 'factor-needed') onFactorNeeded()
    else setRefusal(outcome.message)
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (isReady && !isBusy) void update()
  }
  /** The button is disabled, so Enter would do nothing at all. */
  const goToWrongField = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isReady || !(event.target instanceof HTMLInputElement)) return
    setIsAsked(true)
    const wrong = isStrong ? confirmationField : passwordField
    wrong.current?.focus()
  }

  return (
    <AuthCard
      isStep
      title="Set a New Password"
      subtitle={
        <>
          Choose the password for <Account email={email} />.
        </>
      }
    >
      <Notice content={refusal === undefined ? undefined : fault(refusal)} />
      <form noValidate onSubmit={submit} onKeyDown={goToWrongField} className="flex flex-col gap-5">
        <input hidden readOnly name="email" autoComplete="username" value={email ?? ''} />
        <div className="flex flex-col gap-3">
          <Field label="New Password" error={isAsked && isShort ? TOO_SHORT : undefined}>
            {(control) => (
              <PasswordInput
                {...control}
                ref={passwordField}
                name="new-password"
                autoComplete="new-password"
                value={password}
                onChange={(event) => {
                  setPassword(event.target.value)
                  setRefusal(undefined)
                }}
              />
            )}
          </Field>
          <PasswordChecklist rules={rules} />
        </div>
        <Field
          label="Confirm Password"
          error={(confirmation !== '' || isAsked) && !isMatch ? MISMATCH : undefined}
        >
          {(control) => (
            <PasswordInput
              {...control}
              ref={confirmationField}
              name="confirm-password"
              autoComplete="new-password"
              value={confirmation}
              onChange={(event) => {
                setConfirmation(event.target.value)
                setRefusal(undefined)
              }}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="primary"
          disabled={!isReady}
          busy={isBusy}
          busyLabel="Updating Password..."
        >
          Update Password
        </Button>
      </form>
    </AuthCard>
  )
}

function Account({ email }: { email: string | undefined }) {
  if (!email) return 'your account'
  return <strong className="font-medium wrap-anywhere text-ink">{email}</strong>
}
