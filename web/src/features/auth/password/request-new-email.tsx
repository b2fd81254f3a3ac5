import { sentenceOf } from '@chartwright/contract/errors'
import { isEmail } from '@chartwright/contract/sign-up-rules'
import { useState, type SyntheticEvent } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { EmailInput } from '../email-input.tsx'
import { Notice } from '../notice.tsx'
import { useResend } from '../signing-up/use-resend.ts'

/** A link that failed does not say whose it was. */
export function RequestNewEmail() {
  const [email, setEmail] = useState('')
  const isValid = isEmail(email)
  const { isSending, notice, resend } = useResend(email.trim())
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (isValid && !isSending) resend()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 text-left">
      <Field
        label="Email Address"
        error={email !== '' && !isValid ? sentenceOf('INVALID_EMAIL_FORMAT') : undefined}
      >
        {(control) => (
          <EmailInput
            {...control}
            name="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={!isValid} busy={isSending} busyLabel="Sending...">
        Resend Verification Email
      </Button>
      <Notice content={notice} />
    </form>
  )
}
