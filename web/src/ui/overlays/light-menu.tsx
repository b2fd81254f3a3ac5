import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { useId, useRef, useState, type ReactNode } from 'react'
import { itemStyle, panelStyle } from '../panel-style.ts'

interface LightMenuProps {
  /** The name of the button and of the menu. */
  label: string
  /** What the button shows. */
  face: ReactNode
  className: string
  tabIndex?: number
  align?: 'start' | 'end'
  /** MenuItem and the like, rendered when it opens. */
  children: () => ReactNode
}

/** For the rows of a long list: while closed, it is just a button. */
export function LightMenu(props: LightMenuProps) {
  const { label, face, className, tabIndex = 0, align = 'start', children } = props
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const id = useId()
  /** The chosen item may have moved the focus to a dialog. */
  const change = (open: boolean): void => {
    if (!open && menu.current?.contains(document.activeElement) === true) button.current?.focus()
    setIsOpen(open)
  }
  return (
    <span className="relative flex max-w-full">
      <button
        ref={button}
        id={id}
        type="button"
        tabIndex={tabIndex}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setIsOpen(true)
        }}
        className={className}
      >
        {face}
      </button>
      {isOpen && (
        <Radix.Root open modal={false} onOpenChange={change}>
          <Radix.Trigger asChild>
            <span aria-hidden className="pointer-events-none absolute inset-0" />
          </Radix.Trigger>
          <Radix.Portal>
            <Radix.Content
              ref={menu}
              aria-labelledby={id}
              align={align}
              sideOffset={4}
              collisionPadding={8}
              onInteractOutside={(event) => {
                // Its own click closes it.
                if (button.current?.contains(event.target as Node)) event.preventDefault()
              }}
              onCloseAutoFocus={(event) => event.preventDefault()}
              className={clsx(panelStyle, 'min-w-44 p-1')}
            >
              {children()}
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </span>
  )
}

interface MenuChoicesProps<T extends string> {
  value: T
  options: readonly { value: T; label: string; icon?: ReactNode }[]
  onChoose: (value: T) => void
}

/** One of several; choosing the current one does nothing. */
export function MenuChoices<T extends string>({ value, options, onChoose }: MenuChoicesProps<T>) {
  return (
    <Radix.RadioGroup value={value}>
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          onSelect={() => {
            if (option.value !== value) onChoose(option.value)
          }}
          className={itemStyle}
        >
          {option.icon}
          {option.label}
          <Radix.ItemIndicator className="ml-auto">
            <Check aria-hidden className="size-4 text-accent-ink" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}
