import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { itemStyle, panelStyle } from '../panel-style.ts'

interface DropdownMenuProps {
  trigger: ReactElement
  align?: 'start' | 'end'
  /** MenuItem and MenuSeparator. */
  children: ReactNode
}

export function DropdownMenu({ trigger, align = 'end', children }: DropdownMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={clsx(
            panelStyle,
            'max-h-(--radix-dropdown-menu-content-available-height) max-w-80 min-w-44 overflow-y-auto p-1 print:hidden',
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface MenuItemProps {
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  onSelect: () => void
  children: ReactNode
}

export function MenuItem({ icon, danger, disabled = false, onSelect, children }: MenuItemProps) {
  return (
    <Radix.Item
      disabled={disabled}
      onSelect={onSelect}
      className={clsx(itemStyle, danger && 'text-danger-ink')}
    >
      {icon}
      {children}
    </Radix.Item>
  )
}

interface MenuCheckProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** Toggles an option for the next choice: the menu stays open. */
export function MenuCheck({ checked, onChange, children }: MenuCheckProps) {
  return (
    <Radix.CheckboxItem
      checked={checked}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
      className={itemStyle}
    >
      <span className="grid size-4 shrink-0 place-items-center rounded-sm border border-edge">
        <Radix.ItemIndicator>
          <Check aria-hidden strokeWidth={3} className="size-3 text-accent-ink" />
        </Radix.ItemIndicator>
      </span>
      {children}
    </Radix.CheckboxItem>
  )
}

/** Says what the items after it do. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <Radix.Label className="px-2.5 py-1 text-sm font-medium text-ink-soft">{children}</Radix.Label>
  )
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-line" />
}
