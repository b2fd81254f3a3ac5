import type { ComponentProps } from 'react'
import { Input } from '../../../ui/inputs/input.tsx'

export const CODE_DIGITS = 6

interface CodeInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: string
  onValueChange: (digits: string) => void
}

/** Accepts digits only, whatever is pasted around them. */
export function CodeInput({ value, onValueChange, ...rest }: CodeInputProps) {
  return (
    <Input
      {...rest}
      value={value}
      onChange={(event) =>
        onValueChange(event.target.value.replace(/\D/g, '').slice(0, CODE_DIGITS))
      }
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="000000"
      className="text-center text-lg tracking-[0.4em] tabular-nums"
    />
  )
}
