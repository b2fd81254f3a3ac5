import { Field } from '../../../ui/inputs/field.tsx'
import { Select } from '../../../ui/inputs/select.tsx'

/** A list cannot have an empty value; this one represents it. */
const NONE = '-'

interface SelectFieldProps {
  label: string
  options: readonly string[]
  value: string
  onChange: (value: string) => void
  /** The label for no choice; without it a choice is required. */
  none?: string
  error?: string | undefined
}

export function SelectField({ label, options, value, onChange, none, error }: SelectFieldProps) {
  const choices = options.map((option) => ({ value: option, label: option }))
  const choose = (chosen: string): void => {
    // Inside a form, the list's hidden native select reports an empty value that nobody chose.
    if (chosen !== '') onChange(chosen === NONE ? '' : chosen)
  }
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select
          {...control}
          options={none === undefined ? choices : [{ value: NONE, label: none }, ...choices]}
          value={value === '' && none !== undefined ? NONE : value}
          onValueChange={choose}
          placeholder="Select"
        />
      )}
    </Field>
  )
}
