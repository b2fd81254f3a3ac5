import { sentenceOf } from '@chartwright/contract/errors'
import { PASSWORD_SENTENCES } from '@chartwright/contract/sentences'
import { useRef, useState, type SyntheticEvent } from 'react'
import { ApiError } from '../../../lib/http/api-error.ts'
import { errorMessage } from '../../../lib/http/error-message.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { CODE_DIGITS, CodeInput } from '../second-factor/code-input.tsx'
import { openRecoveryByCode, type Recovery } from './open-recovery.ts'

interface ResetCodeFormProps {
  /** Where the mail was sent. */
  email: string
  onRecovery: (recovery: Recovery) => void
}

/** The mail offers a code as well as its link, for a person who reads it on another device. */
export function ResetCodeForm({ email, onRecovery }: ResetCodeFormProps) {
  const [code, setCode] = useState('')
  const [isChecking, setIsChecking] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  const check = async (): Promise<void> => {
    setIsChecking(true)
    setRefusal(undefined)
    try {
      onRecovery(await openRecoveryByCode(email, code))
    } catch (error) {
      setRefusal(explain(error))
      setIsChecking(false)
      input.current?.select()
    }
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (code.length === CODE_DIGITS && !isChecking) void check()
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5 border-t border-line pt-5">
      <p className="text-ink-soft">Follow the link of that email, or enter its code here.</p>
      <Field label="Reset Code" error={refusal}>
        {(control) => <CodeInput {...control} ref={input} value={code} onValueChange={setCode} />}
      </Field>
      <Button
        type="submit"
        disabled={code.length < CODE_DIGITS}
        busy={isChecking}
        busyLabel="Verifying..."
      >
        Verify Code
      </Button>
    </form>
  )
}

/** The service does not distinguish a wrong code from an expired one. */
function explain(error: unknown): string {
  if (error instanceof ApiError) return errorMessage(error)
  const { status } = error as { status?: number }
  if (status === 429) return sentenceOf('TOO_MANY_ATTEMPTS')
  if (status === 0) return sentenceOf('NETWORK_ERROR')
  if (status === undefined || status >= 500) return PASSWORD_SENTENCES.unexpected
  return sentenceOf('OTP_INVALID')
}
