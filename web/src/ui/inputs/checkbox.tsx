import { Check, Minus } from 'lucide-react'
import { Checkbox as Radix } from 'radix-ui'
import { useId } from 'react'

interface CheckboxProps {
  label: string
  checked: boolean | 'indeterminate'
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
  tabIndex?: number
  /** For table rows, where the row says what it is. */
  labelHidden?: boolean
}

export function Checkbox({ label, labelHidden, onCheckedChange, ...rest }: CheckboxProps) {
  const id = useId()
  const Icon = rest.checked === 'indeterminate' ? Minus : Check
  return (
    <span className="inline-flex min-h-control-sm items-center gap-2.5">
      <Radix.Root
        {...rest}
        id={id}
        aria-label={labelHidden ? label : undefined}
        onCheckedChange={(checked) => onCheckedChange(checked === true)}
        className="relative grid size-4.5 shrink-0 place-items-center rounded-sm border border-edge bg-surface after:absolute after:-inset-3 disabled:opacity-60 data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent"
      >
        <Radix.Indicator>
          <Icon aria-hidden strokeWidth={3} className="size-3.5 text-on-accent" />
        </Radix.Indicator>
      </Radix.Root>
      {!labelHidden && <label htmlFor={id}>{label}</label>}
    </span>
  )
}
