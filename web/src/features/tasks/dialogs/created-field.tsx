import { Field } from '../../../ui/inputs/field.tsx'
import { Input } from '../../../ui/inputs/input.tsx'
import { createdLabel } from '../filtering/day-range.ts'

export function CreatedField({ createdAt }: { createdAt: string | undefined }) {
  return (
    <Field label="Created">
      {(control) => (
        <Input
          {...control}
          readOnly
          value={createdLabel(createdAt)}
          className="bg-sunken text-ink-soft tabular-nums"
        />
      )}
    </Field>
  )
}
