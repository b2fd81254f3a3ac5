import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { controlStyle } from '../../../ui/inputs/control-style.ts'
import { Field } from '../../../ui/inputs/field.tsx'

interface NativeSelectFieldProps {
  label: string
  options: readonly string[]
  value: string
  onChange: (value: string) => void
  autoComplete?: string
}

/**
 * For a list of hundreds: the browser's own opens immediately, and is the system's picker on a
 * phone.
 */
export function NativeSelectField(props: NativeSelectFieldProps) {
  const { label, options, value, onChange, autoComplete } = props
  return (
    <Field label={label}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            value={value}
            autoComplete={autoComplete}
            onChange={(event) => onChange(event.target.value)}
            className={clsx(controlStyle, 'h-control appearance-none truncate pr-9')}
          >
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-ink-soft"
          />
        </div>
      )}
    </Field>
  )
}
