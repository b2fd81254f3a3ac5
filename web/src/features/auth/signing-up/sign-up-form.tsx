import { sentenceOf } from '@chartwright/contract/errors'
import { SIGNUP_COUNTRIES } from '@chartwright/contract/limits'
import { SIGNUP_ROLES } from '@chartwright/contract/practitioner'
import { useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { Link } from 'react-router'
import { clearGoogleFlow, readGoogleIdentity } from '../../../lib/account/google-flow.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Input } from '../../../ui/inputs/input.tsx'
import { Select } from '../../../ui/inputs/select.tsx'
import { AuthCard } from '../auth-card.tsx'
import { EmailInput } from '../email-input.tsx'
import { GoogleButton } from '../google/google-button.tsx'
import { fault, info, Notice, success, type NoticeContent } from '../notice.tsx'
import { PasswordInput } from '../password/password-input.tsx'
import { textLinkStyle } from '../text-link.ts'
import {
  firstWrongField,
  isFieldMissing,
  signUpErrors,
  type SignUpField,
} from './sign-up-errors.ts'
import { completeRegistration, signUp, type SignUpOutcome } from './sign-up.ts'

interface SignUpFormProps {
  notice?: string | undefined
  /** Everything but a refusal, which is shown here. */
  onOutcome: (outcome: Exclude<SignUpOutcome, { kind: 'refused' }>, email: string) => void
  onBusy: (isBusy: boolean) => void
}

const EMPTY = { name: '', role: '', country: '', email: '', password: '' }

export function SignUpForm({ notice: given, onOutcome, onBusy }: SignUpFormProps) {
  const [google] = useState(readGoogleIdentity)
  const [values, setValues] = useState({ ...EMPTY, ...pick(google) })
  const [isTouched, setIsTouched] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [notice, setNotice] = useState<NoticeContent>()
  const form = useRef<HTMLFormElement>(null)
  const errors = signUpErrors(values, google !== undefined)
  const wrong = firstWrongField(values, errors)

  const change = (field: SignUpField) => (value: string) => {
    setValues((before) => ({ ...before, [field]: value }))
    setIsTouched(true)
    setNotice(undefined)
  }
  const focus = (field: SignUpField): void =>
    form.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus()
  const send = async (): Promise<void> => {
    setIsBusy(true)
    onBusy(true)
    const sent = { ...values, name: values.name.trim(), email: values.email.trim() }
    const outcome = await (google ? completeRegistration(google, sent) : signUp(sent))
    if (outcome.kind === 'refused') {
      setIsBusy(false)
      onBusy(false)
      setNotice(fault(outcome.message))
      if (outcome.field) focus(outcome.field)
      return
    }
    if (outcome.kind === 'signed-in') setNotice(success(outcome.message))
    onOutcome(outcome, sent.email)
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (wrong === undefined && !isBusy) void send()
  }
  /** The button is disabled, so Enter would do nothing at all. */
  const goToWrongField = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || !wrong) return
    // Otherwise the same key press would open the list that gets the focus.
    event.preventDefault()
    setIsTouched(true)
    if (isFieldMissing(values)) setNotice(fault(sentenceOf('MISSING_FIELDS')))
    focus(wrong)
  }
  /** Until something was entered, the two messages prompt; after that they warn. */
  const asked = (field: 'role' | 'country') =>
    isTouched ? { error: errors[field] } : { hint: errors[field] ?? '' }

  return (
    <AuthCard
      title={google ? 'Complete Your Registration' : 'Create Your Account'}
      subtitle={
        google
          ? 'Google has told us who you are. A few details are still missing.'
          : 'For qualified healthcare professionals. Free to try.'
      }
      footer={
        <>
          Already have an account?
          <Link to="/auth?mode=login" onClick={clearGoogleFlow} className={textLinkStyle}>
            Sign in
          </Link>
        </>
      }
    >
      <GoogleButton onFault={(message) => setNotice(fault(message))} />
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        onKeyDown={goToWrongField}
        className="flex flex-col gap-5"
      >
        <Field label="Full Name" error={errors.name}>
          {(control) => (
            <Input
              {...control}
              data-field="name"
              name="name"
              autoComplete="name"
              value={values.name}
              onChange={(event) => change('name')(event.target.value)}
            />
          )}
        </Field>
        <Field label="Role" {...asked('role')}>
          {(control) => (
            <Select
              {...control}
              data-field="role"
              options={SIGNUP_ROLES.map(asOption)}
              value={values.role}
              onValueChange={change('role')}
              placeholder="Select your role"
            />
          )}
        </Field>
        <Field label="Country" {...asked('country')}>
          {(control) => (
            <Select
              {...control}
              data-field="country"
              options={SIGNUP_COUNTRIES.map(asOption)}
              value={values.country}
              onValueChange={change('country')}
              placeholder="Select your country"
            />
          )}
        </Field>
        <Field label="Email Address" error={errors.email}>
          {(control) => (
            <EmailInput
              {...control}
              data-field="email"
              name="email"
              readOnly={google !== undefined}
              value={values.email}
              onChange={(event) => change('email')(event.target.value)}
              className="read-only:border-line read-only:bg-sunken read-only:text-ink-soft"
            />
          )}
        </Field>
        <Field label="Password" error={errors.password} hint={passwordHint(google !== undefined)}>
          {(control) => (
            <PasswordInput
              {...control}
              data-field="password"
              name="password"
              autoComplete="new-password"
              value={values.password}
              onChange={(event) => change('password')(event.target.value)}
            />
          )}
        </Field>
        <Notice content={notice ?? (given === undefined ? undefined : info(given))} />
        <Button
          type="submit"
          variant="primary"
          disabled={wrong !== undefined}
          busy={isBusy}
          busyLabel="Creating Account..."
        >
          Create Account
        </Button>
      </form>
    </AuthCard>
  )
}

function pick(google: ReturnType<typeof readGoogleIdentity>) {
  return google && { name: google.name, email: google.email }
}

function asOption(value: string): { value: string; label: string } {
  return { value, label: value }
}

function passwordHint(isGoogle: boolean): string {
  return isGoogle
    ? 'At least 8 characters, with upper and lower case letters and a number.'
    : 'At least 8 characters, with letters and numbers.'
}
