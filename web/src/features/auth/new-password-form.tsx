import { RESET_PASSWORD_MIN_CHARS } from '@chartwright/contract/limits'
import { resetPasswordChecklist } from '@chartwright/contract/sign-up-rules'
import { useState, type SyntheticEvent } from 'react'
import type { AuthClient } from '../../lib/auth-client.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { AuthCard } from './auth-card.tsx'
import { fault, Notice } from './notice.tsx'
import { PasswordChecklist } from './password-checklist.tsx'
import { PasswordInput } from './password-input.tsx'
import { updatePassword } from './update-password.ts'

interface NewPasswordFormProps {
  client: AuthClient
  onUpdated: () => void
  onFactorNeeded: () => void
}

const MISMATCH = 'Passwords do not match'
const TOO_SHORT = 'Password must be at least 6 characters long'

export function NewPasswordForm({ client, onUpdated, onFactorNeeded }: NewPasswordFormProps) {
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [complaint, setComplaint] = useState<string>()
  const rules = resetPasswordChecklist(password)
  const isMatch = password === confirmation
  const isReady = isMatch && rules.every(({ isMet }) => isMet)

  const update = async (): Promise<void> => {
    setIsBusy(true)
    const outcome = await updatePassword(client, password)
    setIsBusy(false)
    if (outcome.kind === 'updated') onUpdated()
    else if (outcome.kind === 'factor-needed') onFactorNeeded()
    else setComplaint(outcome.message)
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (isBusy) return
    if (!isMatch) setComplaint(MISMATCH)
    else if (Array.from(password).length < RESET_PASSWORD_MIN_CHARS) setComplaint(TOO_SHORT)
    else if (isReady) void update()
  }

  return (
    <AuthCard isStep title="Set a New Password" subtitle="Choose the password for your account.">
      <Notice content={complaint === undefined ? undefined : fault(complaint)} />
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <div className="flex flex-col gap-3">
          <Field label="New Password">
            {(control) => (
              <PasswordInput
                {...control}
                name="new-password"
                autoComplete="new-password"
                value={password}
                onChange={(event) => {
                  setPassword(event.target.value)
                  setComplaint(undefined)
                }}
              />
            )}
          </Field>
          <PasswordChecklist rules={rules} />
        </div>
        <Field
          label="Confirm Password"
          error={confirmation !== '' && !isMatch ? MISMATCH : undefined}
        >
          {(control) => (
            <PasswordInput
              {...control}
              name="confirm-password"
              autoComplete="new-password"
              value={confirmation}
              onChange={(event) => {
                setConfirmation(event.target.value)
                setComplaint(undefined)
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
