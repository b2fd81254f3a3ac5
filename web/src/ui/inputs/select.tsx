import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { itemStyle, panelStyle } from '../panel-style.ts'
import { controlStyle } from './control-style.ts'

interface SelectProps extends Omit<ComponentProps<'button'>, 'value' | 'dir' | 'children'> {
  options: readonly { value: string; label: string }[]
  value: string | undefined
  onValueChange: (value: string) => void
  placeholder: string
}

export function Select(props: SelectProps) {
  const { options, value, onValueChange, placeholder, className, ...trigger } = props
  return (
    <Radix.Root value={value ?? ''} onValueChange={onValueChange}>
      <Radix.Trigger
        {...trigger}
        className={clsx(
          controlStyle,
          'flex h-control items-center justify-between gap-2 text-left data-placeholder:text-ink-faint',
          className,
        )}
      >
        <Radix.Value placeholder={placeholder} />
        <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-soft" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          className={clsx(panelStyle, 'max-h-(--radix-select-content-available-height)')}
        >
          <Radix.Viewport className="min-w-(--radix-select-trigger-width) p-1">
            {options.map((option) => (
              <Radix.Item key={option.value} value={option.value} className={itemStyle}>
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator className="ml-auto">
                  <Check aria-hidden className="size-4 text-accent-ink" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
