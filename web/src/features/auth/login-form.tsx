import { sentenceOf } from '@chartwright/contract/errors'
import { isEmail } from '@chartwright/contract/sign-up-rules'
import { useRef, useState, type SyntheticEvent } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/inputs/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { SIGNED_IN } from './adopt-session.ts'
import { AuthCard } from './auth-card.tsx'
import { EmailInput } from './email-input.tsx'
import { GoogleButton } from './google/google-button.tsx'
import { logIn, type LoginOutcome } from './log-in.ts'
import { fault, info, Notice, success, type NoticeContent } from './notice.tsx'
import { PasswordInput } from './password/password-input.tsx'
import { textLinkStyle } from './text-link.ts'

interface LoginFormProps {
  notice?: string | undefined
  /** Everything but a refusal, which is shown here. */
  onOutcome: (outcome: Exclude<LoginOutcome, { kind: 'refused' }>, email: string) => void
  onBusy: (isBusy: boolean) => void
}

const BOTH_NEEDED = 'Please enter both email and password.'

export function LoginForm({ notice: given, onOutcome, onBusy }: LoginFormProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [notice, setNotice] = useState<NoticeContent>()
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)

  const refuse = (message: string, field: HTMLInputElement | null): void => {
    setNotice(fault(message))
    field?.focus()
  }
  const send = async (): Promise<void> => {
    setIsBusy(true)
    onBusy(true)
    setNotice(undefined)
    const outcome = await logIn(email.trim(), password)
    if (outcome.kind === 'refused') {
      setIsBusy(false)
      onBusy(false)
      refuse(outcome.message, (outcome.field === 'email' ? emailField : passwordField).current)
      return
    }
    if (outcome.kind === 'signed-in') setNotice(success(SIGNED_IN))
    onOutcome(outcome, email.trim())
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    const address = email.trim()
    if (isBusy) return
    if (!address || !password) {
      refuse(BOTH_NEEDED, address ? passwordField.current : emailField.current)
    } else if (!isEmail(address)) {
      refuse(sentenceOf('INVALID_EMAIL_FORMAT'), emailField.current)
    } else {
      void send()
    }
  }

  return (
    <AuthCard
      title="Welcome Back"
      subtitle="Sign in to your account to go on."
      footer={
        <>
          Don’t have an account?
          <Link to="/auth?mode=signup" className={textLinkStyle}>
            Sign up
          </Link>
        </>
      }
    >
      <GoogleButton onFault={(message) => setNotice(fault(message))} />
      <Notice content={notice ?? (given === undefined ? undefined : info(given))} />
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label="Email Address">
          {(control) => (
            <EmailInput
              {...control}
              ref={emailField}
              name="email"
              autoComplete="username"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Field label="Password">
          {(control) => (
            <PasswordInput
              {...control}
              ref={passwordField}
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Signing In...">
          Sign In
        </Button>
      </form>
      <Link to="/auth?mode=forgot-password" className={`${textLinkStyle} -my-2 self-center`}>
        Forgot your password?
      </Link>
    </AuthCard>
  )
}
