import { Switch as Radix } from 'radix-ui'
import { useId } from 'react'

interface SwitchProps {
  label: string
  hint?: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

export function Switch({ label, hint, checked, onCheckedChange }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-3">
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className="relative mt-0.5 h-5.5 w-10 shrink-0 rounded-full border border-edge bg-sunken transition-colors after:absolute after:-inset-3 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
      >
        <Radix.Thumb className="block size-4 translate-x-0.5 rounded-full bg-edge transition-transform data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-accent" />
      </Radix.Root>
      <div>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
