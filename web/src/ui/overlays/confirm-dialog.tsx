import { clsx } from 'clsx'
import { AlertDialog as Radix } from 'radix-ui'
import { useRef, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { Button } from '../inputs/button.tsx'
import { overlayStyle, sheetStyle } from './overlay-style.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** What will happen, in plain words. */
  children: ReactNode
  confirmLabel: string
  onConfirm: () => void
  busy?: boolean
  busyLabel?: string
  /** Gets the focus on closing if what opened it is gone. */
  fallbackFocus?: RefObject<HTMLElement | null>
  onCloseAutoFocus?: ComponentProps<typeof Radix.Content>['onCloseAutoFocus']
}

/**
 * For actions that cannot be undone. The opener closes it: immediately, or when the work is done.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, confirmLabel, onConfirm, onCloseAutoFocus } = props
  const { busy = false, busyLabel } = props
  const returnFocus = useReturnFocus(props.fallbackFocus)
  const escape = useRef<KeyboardEvent>(null)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayStyle} />
        <Radix.Content
          {...returnFocus}
          {...(onCloseAutoFocus && { onCloseAutoFocus })}
          onEscapeKeyDown={(event) => {
            escape.current = event
          }}
          onKeyDown={({ key, nativeEvent }) => {
            // Just after opening, Radix still passes Escape to the dialog beneath.
            if (key === 'Escape' && escape.current !== nativeEvent) onOpenChange(false)
          }}
          className={clsx(sheetStyle, 'max-w-100 gap-2 p-5')}
        >
          <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
          <Radix.Description asChild>
            <div className="space-y-2 wrap-anywhere text-ink-soft">{children}</div>
          </Radix.Description>
          <div className="mt-4 flex justify-end gap-2">
            <Radix.Cancel asChild>
              <Button disabled={busy}>Cancel</Button>
            </Radix.Cancel>
            <Button
              variant="danger"
              busy={busy}
              {...(busyLabel !== undefined && { busyLabel })}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
