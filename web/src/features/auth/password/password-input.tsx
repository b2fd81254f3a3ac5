import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { IconButton } from '../../../ui/inputs/icon-button.tsx'
import { Input } from '../../../ui/inputs/input.tsx'

/** Reveals on request what was typed. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className="relative">
      <Input
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="pr-12"
      />
      <IconButton
        label={isShown ? 'Hide password' : 'Show password'}
        icon={<Icon aria-hidden className="size-4" />}
        size="icon-sm"
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-1 my-auto"
      />
    </div>
  )
}
