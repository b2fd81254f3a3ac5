import { useId, useState, type SubmitEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import type { Enrolment } from './enrol-factor.ts'
import type { FactorKind } from './factors.queries.ts'

const NAME_MAX_CHARS = 60

interface NameFactorFormProps {
  kind: FactorKind
  takenNames: readonly string[]
  busy: boolean
  problem: string | undefined
  onSubmit: (enrolment: Enrolment) => void
  onCancel: () => void
}

export function NameFactorForm(props: NameFactorFormProps) {
  const { kind, takenNames, busy, problem, onSubmit, onCancel } = props
  const suggested = freeName(kind === 'totp' ? 'Authenticator app' : 'Phone', takenNames)
  const [name, setName] = useState(suggested)
  const [phone, setPhone] = useState('')
  const errorId = useId()

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!busy) onSubmit({ kind, name: name.trim() || suggested, phone })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {kind === 'phone' && (
        <Field label="Phone number" hint="With its country code, for example +44 7700 900123">
          {(control) => (
            <Input
              {...control}
              type="tel"
              autoComplete="tel"
              value={phone}
              onChange={(event) => setPhone(event.target.value)}
            />
          )}
        </Field>
      )}
      <Field label="Name" hint="So that you know it again in the list">
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={NAME_MAX_CHARS}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <FieldError id={errorId} message={problem} />
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
