import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  disabled?: boolean
  busy?: boolean
  /** Takes the label's place while busy. */
  busyLabel?: string
}

/** Keeps focus when it is busy or disabled: it is marked so, and ignores clicks. */
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
      {busyLabel === undefined ? (
        <>
          {busy ? <Spinner /> : icon}
          {children}
        </>
      ) : (
        <span className="grid justify-items-center">
          <Face shown={!busy}>
            {icon}
            {children}
          </Face>
          <Face shown={busy}>
            <Spinner />
            {busyLabel}
          </Face>
        </span>
      )}
    </button>
  )
}

/** Both faces take the same place, so that the button does not change its size. */
function Face({ shown, children }: { shown: boolean; children: ReactNode }) {
  return (
    <span
      aria-hidden={!shown}
      className={clsx('col-start-1 row-start-1 flex items-center gap-2', !shown && 'invisible')}
    >
      {children}
    </span>
  )
}
