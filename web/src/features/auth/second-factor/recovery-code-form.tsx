import { RECOVERY_CODE_CHARS } from '@chartwright/contract/limits'
import { useRef, useState, type SyntheticEvent } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Input } from '../../../ui/inputs/input.tsx'

interface RecoveryCodeFormProps {
  isBusy: boolean
  /** Whether the code was right. */
  onCode: (code: string) => Promise<boolean>
}

export function RecoveryCodeForm({ isBusy, onCode }: RecoveryCodeFormProps) {
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const isComplete = code.replace(/[^a-z0-9]/gi, '').length === RECOVERY_CODE_CHARS
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (!isComplete || isBusy || (await onCode(code.trim()))) return
    input.current?.focus()
    input.current?.select()
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field label="Recovery code">
        {(control) => (
          <Input
            {...control}
            ref={input}
            autoFocus
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="xxxxx-xxxxx"
            value={code}
            onChange={(event) => setCode(event.target.value)}
            className="text-center font-mono text-lg tracking-wider"
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="primary"
        disabled={!isComplete}
        busy={isBusy}
        busyLabel="Verifying..."
      >
        Verify
      </Button>
    </form>
  )
}
