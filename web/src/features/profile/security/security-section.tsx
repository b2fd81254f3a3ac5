import { useId } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { FieldError } from '../../../ui/inputs/field-error.tsx'
import { SettingsSection } from '../settings-section.tsx'
import { TwoFactor } from './two-factor.tsx'
import { useResetPassword } from './use-reset-password.ts'

interface SecuritySectionProps {
  email: string | undefined
  /** For anything that leaves the page. */
  guarded: (go: () => void) => void
}

export function SecuritySection(props: SecuritySectionProps) {
  return (
    <SettingsSection title="Security">
      <div className="grid gap-8">
        <ResetPassword {...props} />
        <TwoFactor />
      </div>
    </SettingsSection>
  )
}

function ResetPassword({ email, guarded }: SecuritySectionProps) {
  const { reset, isResetting, problem } = useResetPassword()
  const errorId = useId()
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h3 className="text-sm font-medium">Password</h3>
          <p className="text-ink-soft">Signs you out, so that you can ask for a link by email.</p>
        </div>
        <Button
          busy={isResetting}
          busyLabel="Resetting..."
          aria-describedby={errorId}
          onClick={() => guarded(() => reset(email))}
        >
          Reset Password
        </Button>
      </div>
      <FieldError id={errorId} message={problem} />
    </div>
  )
}
