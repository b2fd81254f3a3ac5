import { useId } from 'react'
import { Field } from '../../../ui/inputs/field.tsx'
import { Input } from '../../../ui/inputs/input.tsx'

interface DetailsFieldProps {
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
  type?: string
  options?: readonly string[]
  maxLength?: number
  placeholder?: string
  autoFocus?: boolean
}

/** One line of text; with options, suggestions that are not mandatory. */
export function DetailsField({ label, error, onChange, options, ...input }: DetailsFieldProps) {
  const listId = useId()
  return (
    <Field label={label} error={error}>
      {(control) => (
        <>
          <Input
            {...control}
            {...input}
            dir="auto"
            autoComplete="off"
            list={options && listId}
            onChange={(event) => onChange(event.target.value)}
          />
          {options && (
            <datalist id={listId}>
              {options.map((option) => (
                <option key={option} value={option} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  )
}
