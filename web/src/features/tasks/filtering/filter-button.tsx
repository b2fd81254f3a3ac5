import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { controlStyle } from '../../../ui/inputs/control-style.ts'

interface FilterButtonProps extends ComponentProps<'button'> {
  label: string
  value: string
  icon?: ReactNode
}

/** Opens a filter; looks like a select, and its name includes its value. */
export function FilterButton({ label, value, icon, ...button }: FilterButtonProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden className="text-sm font-medium text-ink">
        {label}
      </span>
      <button
        type="button"
        {...button}
        aria-label={`${label}: ${value}`}
        className={clsx(controlStyle, 'flex h-control items-center gap-1.5 text-left')}
      >
        {icon}
        <bdi className="min-w-0 flex-1 truncate tabular-nums">{value}</bdi>
        {!icon && <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-soft" />}
      </button>
    </div>
  )
}
