import type { ReactNode } from 'react'
import { Tooltip } from '../overlays/tooltip.tsx'
import { Button, type ButtonProps } from './button.tsx'

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
