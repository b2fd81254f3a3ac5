import { REDIRECT_AFTER_SUCCESS_MS } from '@chartwright/contract/limits'
import { Button } from '../../../ui/inputs/button.tsx'
import { AuthCard } from '../auth-card.tsx'
import { info, Notice } from '../notice.tsx'
import { useLater } from '../use-later.ts'
import { useResend } from './use-resend.ts'

interface UnverifiedAccountProps {
  email: string
  /** Why the person is here. */
  message?: string | undefined
  onBackToLogin: () => void
}

export function UnverifiedAccount({ email, message, onBackToLogin }: UnverifiedAccountProps) {
  const later = useLater()
  const { isSending, notice, resend } = useResend(email, () =>
    later(REDIRECT_AFTER_SUCCESS_MS, onBackToLogin),
  )
  return (
    <AuthCard
      isStep
      title="Account Not Verified"
      subtitle={
        <>
          The verification email was sent to{' '}
          <strong className="font-medium wrap-anywhere text-ink">{email}</strong>.
        </>
      }
    >
      <Notice content={notice ?? (message === undefined ? undefined : info(message))} />
      <Button variant="primary" busy={isSending} busyLabel="Sending..." onClick={resend}>
        Resend Verification Email
      </Button>
      <Button onClick={onBackToLogin}>Back to Login</Button>
      <p className="text-sm text-ink-soft">
        Please check your inbox and your spam folder for the verification email.
      </p>
    </AuthCard>
  )
}
