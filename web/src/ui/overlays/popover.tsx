import { clsx } from 'clsx'
import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { panelStyle } from '../panel-style.ts'

interface PopoverProps {
  trigger: ReactElement
  /** Its name for assistive technology. */
  label: string
  open?: boolean
  onOpenChange?: (open: boolean) => void
  align?: 'start' | 'center' | 'end'
  children: ReactNode
}

export function Popover({ trigger, label, align = 'start', children, ...root }: PopoverProps) {
  return (
    <Radix.Root {...root}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={clsx(panelStyle, 'max-w-[calc(100vw-1rem)] p-4')}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
