import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { Tooltip } from './tooltip.tsx'

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'size' | 'busyLabel' | 'icon'> {
  /** Its name for assistive technology, and its tooltip. */
  label: string
  icon: ReactNode
  size?: 'icon' | 'icon-sm'
}

export function IconButton({ label, size = 'icon', variant = 'quiet', ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <Button aria-label={label} size={size} variant={variant} {...rest} />
    </Tooltip>
  )
}
