import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../spinner.tsx'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  disabled?: boolean
  busy?: boolean
  /** Replaces the label while busy. */
  busyLabel?: string
}

/**
 * Reserves space for the label that is not shown, so that the button keeps its width; 6 is the
 * spinner's.
 */
const otherFace =
  'inline-grid justify-items-center after:invisible after:h-0 after:overflow-hidden after:content-[attr(data-other)]'

/** Keeps the focus while busy or disabled: it is marked so, and ignores clicks. */
export function Button(props: ButtonProps) {
  const { variant, size, icon, disabled, busy = false, busyLabel, onClick, ...rest } = props
  const { children, className, ...button } = rest
  const isOff = busy || disabled === true

  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isOff) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...button}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
      className={clsx(buttonStyle(variant, size), className)}
    >
      {busy ? <Spinner /> : icon}
      {busyLabel === undefined ? (
        children
      ) : (
        <span
          data-other={busy ? textOf(children) : busyLabel}
          className={clsx(otherFace, icon === undefined && (busy ? 'after:-ml-6' : 'after:pl-6'))}
        >
          {busy ? busyLabel : children}
        </span>
      )}
    </button>
  )
}

function textOf(children: ReactNode): string | undefined {
  return typeof children === 'string' ? children : undefined
}
