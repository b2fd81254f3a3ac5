import { authApi } from '@chartwright/contract/auth'
import { REDIRECT_AFTER_SUCCESS_MS } from '@chartwright/contract/limits'
import { VERIFICATION_ERRORS } from '@chartwright/contract/sentences'
import { useState, type SyntheticEvent } from 'react'
import { ApiError } from '../../../lib/http/api-error.ts'
import { call } from '../../../lib/http/api.ts'
import { errorMessage } from '../../../lib/http/error-message.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { AuthCard } from '../auth-card.tsx'
import { fault, Notice, success, type NoticeContent } from '../notice.tsx'
import { CODE_DIGITS, CodeInput } from '../second-factor/code-input.tsx'
import { textLinkStyle } from '../text-link.ts'
import { useLater } from '../use-later.ts'
import { useResend } from './use-resend.ts'

interface VerificationSentProps {
  email: string
  /** The server's own words about the mail. */
  message: NoticeContent
  onBackToLogin: () => void
}

export function VerificationSent({ email, message, onBackToLogin }: VerificationSentProps) {
  const [code, setCode] = useState('')
  const [isChecking, setIsChecking] = useState(false)
  const [outcome, setOutcome] = useState<NoticeContent>()
  const later = useLater()
  const { isSending, notice, resend } = useResend(email)

  const verify = async (): Promise<void> => {
    setIsChecking(true)
    try {
      await call(authApi.verifyEmail, { body: { email, code } })
      setOutcome(success('Email Verified! Please sign in now.'))
      later(REDIRECT_AFTER_SUCCESS_MS, onBackToLogin)
    } catch (error) {
      const text =
        error instanceof ApiError ? errorMessage(error) : VERIFICATION_ERRORS.verification_failed
      setOutcome(fault(text))
      setIsChecking(false)
    }
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (code.length === CODE_DIGITS && !isChecking) void verify()
  }

  return (
    <AuthCard
      isStep
      title="Check Your Email"
      subtitle={
        <>
          Follow the link that was sent to{' '}
          <strong className="font-medium wrap-anywhere text-ink">{email}</strong>, or enter the code
          of that email here.
        </>
      }
      footer={
        <button type="button" onClick={onBackToLogin} className={textLinkStyle}>
          Back to Login
        </button>
      }
    >
      <Notice content={outcome ?? notice ?? message} />
      <form onSubmit={submit} className="flex flex-col gap-5">
        <Field label="Verification Code">
          {(control) => <CodeInput {...control} value={code} onValueChange={setCode} />}
        </Field>
        <Button
          type="submit"
          variant="primary"
          disabled={code.length < CODE_DIGITS}
          busy={isChecking}
          busyLabel="Verifying..."
        >
          Verify Email
        </Button>
      </form>
      <Button
        busy={isSending}
        busyLabel="Sending..."
        onClick={() => {
          setOutcome(undefined)
          resend()
        }}
      >
        Resend Verification Email
      </Button>
      <p className="text-sm text-ink-soft">No email? Please check your spam folder, too.</p>
    </AuthCard>
  )
}
