import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Input } from '../../../ui/inputs/input.tsx'

const CODE_DIGITS = 6
const CODE_NEEDED = 'Enter the 6 digits of the code.'

interface CodeFormProps {
  onCode: (code: string) => void
  busy: boolean
  problem: string | undefined
  autoFocus?: boolean
  /** Before the button. */
  children?: ReactNode
}

export function CodeForm({ onCode, busy, problem, autoFocus, children }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [isShort, setIsShort] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (busy) return
    input.current?.select()
    setIsShort(code.length < CODE_DIGITS)
    if (code.length === CODE_DIGITS) onCode(code)
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label="Code" error={isShort ? CODE_NEEDED : problem}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            autoFocus={autoFocus}
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="000000"
            value={code}
            onChange={(event) => {
              setIsShort(false)
              setCode(event.target.value.replace(/\D/g, '').slice(0, CODE_DIGITS))
            }}
            className="max-w-40 tracking-[0.3em] tabular-nums"
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {children}
        <Button type="submit" variant="primary" busy={busy} busyLabel="Checking...">
          Verify
        </Button>
      </div>
    </form>
  )
}
