import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { Button } from '../inputs/button.tsx'
import { overlayStyle, sheetStyle } from './overlay-style.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: string
  maxWidthPx?: number
  /** Gets the focus on closing if what opened it is gone. */
  fallbackFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, maxWidthPx = 480, children } = props
  const returnFocus = useReturnFocus(props.fallbackFocus)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayStyle} />
        <Radix.Content
          {...returnFocus}
          {...(description === undefined && { 'aria-describedby': undefined })}
          onInteractOutside={(event) => {
            if (isToast(event.target)) event.preventDefault()
          }}
          onEscapeKeyDown={(event) => {
            // The first Escape leaves the input method.
            if (event.isComposing) event.preventDefault()
          }}
          style={{ maxWidth: maxWidthPx }}
          className={sheetStyle}
        >
          <Radix.Title className="mt-2 flex min-h-control shrink-0 items-center pr-14 pl-4 text-lg font-semibold wrap-anywhere">
            <span>{title}</span>
          </Radix.Title>
          {description !== undefined && (
            <Radix.Description className="px-4 text-ink-soft">{description}</Radix.Description>
          )}
          {children}
          {/* Last, so that the first focus goes to what the dialog is about. */}
          <Radix.Close asChild>
            <Button
              variant="quiet"
              size="icon"
              aria-label="Close"
              icon={<X aria-hidden className="size-4.5" />}
              className="absolute top-2 right-2 md:right-1"
            />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A toast is above the dialog: pressing its Undo must not close what is beneath. */
function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null
}
