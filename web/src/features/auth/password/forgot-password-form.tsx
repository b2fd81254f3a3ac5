import { sentenceOf } from '@chartwright/contract/errors'
import { PREFILL_MESSAGE_MS } from '@chartwright/contract/limits'
import { PASSWORD_SENTENCES } from '@chartwright/contract/sentences'
import { isEmail } from '@chartwright/contract/sign-up-rules'
import { useEffect, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { Link } from 'react-router'
import { authClient } from '../../../lib/account/auth-client.ts'
import { ApiError } from '../../../lib/http/api-error.ts'
import { errorMessage } from '../../../lib/http/error-message.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { AuthCard } from '../auth-card.tsx'
import { EmailInput } from '../email-input.tsx'
import { fault, info, Notice, success, type NoticeContent } from '../notice.tsx'
import { textLinkStyle } from '../text-link.ts'
import type { Recovery } from './open-recovery.ts'
import { ResetCodeForm } from './reset-code-form.tsx'

const WELCOME = 'Welcome! Please enter your email to receive a password reset link.'

interface ForgotPasswordFormProps {
  prefilled: string
  /** The mailed code was right. */
  onRecovery: (recovery: Recovery) => void
}

export function ForgotPasswordForm({ prefilled, onRecovery }: ForgotPasswordFormProps) {
  const [email, setEmail] = useState(prefilled)
  const [isAsked, setIsAsked] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [notice, setNotice] = useState<NoticeContent>()
  const isWelcomed = useWelcome(prefilled !== '')
  const isValid = isEmail(email)

  const send = async (): Promise<void> => {
    setIsSending(true)
    setNotice(await sendResetMail(email.trim()))
    setIsSending(false)
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (isValid && !isSending) void send()
  }
  /** The button is disabled, so Enter would do nothing at all. */
  const complain = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !isValid) setIsAsked(true)
  }

  return (
    <AuthCard
      title="Reset Your Password"
      subtitle="Enter your email address, and a link to set a new password is sent to it."
      footer={
        <Link to="/auth?mode=login" className={textLinkStyle}>
          Back to Login
        </Link>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field
          label="Email Address"
          error={
            (email !== '' || isAsked) && !isValid ? sentenceOf('INVALID_EMAIL_FORMAT') : undefined
          }
        >
          {(control) => (
            <EmailInput
              {...control}
              name="email"
              value={email}
              onKeyDown={complain}
              onChange={(event) => {
                setEmail(event.target.value)
                setNotice(undefined)
              }}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="primary"
          disabled={!isValid}
          busy={isSending}
          busyLabel="Sending..."
        >
          Send Reset Link
        </Button>
      </form>
      {/* Below the form, which does not move when the welcome disappears. */}
      <Notice content={notice ?? (isWelcomed ? info(WELCOME) : undefined)} />
      {notice?.tone === 'success' && <ResetCodeForm email={email.trim()} onRecovery={onRecovery} />}
    </AuthCard>
  )
}

/** Document 1 §9: the message of a prefilled address stays for 3 s. */
function useWelcome(isWelcome: boolean): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!isWelcome) return
    const timer = setTimeout(() => setIsOver(true), PREFILL_MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [isWelcome])
  return isWelcome && !isOver
}

async function sendResetMail(email: string): Promise<NoticeContent> {
  try {
    const client = await authClient()
    const redirectTo = `${window.location.origin}/auth/reset-password`
    const { error } = await client.resetPasswordForEmail(email, { redirectTo })
    if (!error) return success(PASSWORD_SENTENCES.resetMailSent)
    if (error.status === 429) return fault(sentenceOf('TOO_MANY_ATTEMPTS'))
    if (error.status === 0) return fault(sentenceOf('NETWORK_ERROR'))
    return fault(PASSWORD_SENTENCES.resetMailFailed)
  } catch (error) {
    return fault(error instanceof ApiError ? errorMessage(error) : PASSWORD_SENTENCES.unexpected)
  }
}
