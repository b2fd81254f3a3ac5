import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { FieldError } from '../../../ui/inputs/field-error.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Input } from '../../../ui/inputs/input.tsx'
import type { Enrolment } from './enrol-factor.ts'
import { phoneProblem, type FactorFieldProblem } from './factor-sentences.ts'
import type { FactorKind } from './factors.queries.ts'

const NAME_MAX_CHARS = 60

interface NameFactorFormProps {
  kind: FactorKind
  takenNames: readonly string[]
  /** What was entered before the session had to be confirmed. */
  entered: Enrolment | undefined
  busy: boolean
  problem: FactorFieldProblem | undefined
  onSubmit: (enrolment: Enrolment) => void
  onCancel: () => void
}

export function NameFactorForm(props: NameFactorFormProps) {
  const { kind, takenNames, entered, busy, onSubmit, onCancel } = props
  const suggested = freeName(kind === 'totp' ? 'Authenticator app' : 'Phone', takenNames)
  const [name, setName] = useState(entered?.name ?? suggested)
  const [phone, setPhone] = useState(entered?.phone ?? '')
  const [missing, setMissing] = useState<FactorFieldProblem>()
  const phoneInput = useRef<HTMLInputElement>(null)
  const nameInput = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const problem = missing ?? props.problem

  useEffect(() => {
    if (problem?.field === 'phone') phoneInput.current?.focus()
    if (problem?.field === 'name') nameInput.current?.focus()
  }, [problem])

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (busy) return
    const found = kind === 'phone' ? phoneProblem(phone) : undefined
    setMissing(found)
    if (!found) onSubmit({ kind, name: name.trim() || suggested, phone })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {kind === 'phone' && (
        <Field
          label="Phone number"
          hint="With its country code, for example +44 7700 900123"
          error={problem?.field === 'phone' ? problem.text : undefined}
        >
          {(control) => (
            <Input
              {...control}
              ref={phoneInput}
              type="tel"
              autoComplete="tel"
              value={phone}
              onChange={(event) => setPhone(event.target.value)}
            />
          )}
        </Field>
      )}
      <Field
        label="Name"
        hint="So that you know it again in the list"
        error={problem?.field === 'name' ? problem.text : undefined}
      >
        {(control) => (
          <Input
            {...control}
            ref={nameInput}
            dir="auto"
            maxLength={NAME_MAX_CHARS}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <FieldError id={errorId} message={problem?.field === undefined ? problem?.text : undefined} />
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          busyLabel={kind === 'totp' ? 'Preparing...' : 'Sending...'}
          aria-describedby={errorId}
        >
          {kind === 'totp' ? 'Continue' : 'Send code'}
        </Button>
      </div>
    </form>
  )
}

/** 'Phone', then 'Phone 2': two factors cannot share a name. */
function freeName(wanted: string, taken: readonly string[]): string {
  let name = wanted
  for (let number = 2; taken.includes(name); number++) name = `${wanted} ${number}`
  return name
}
