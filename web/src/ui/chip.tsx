import { clsx } from 'clsx'

interface ChipProps {
  pressed: boolean
  onClick: () => void
  children: string
}

/** One of a row of choices. */
export function Chip({ pressed, onClick, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className={clsx(
        'min-h-control-sm rounded-full border px-3 text-sm font-medium whitespace-nowrap transition-colors',
        pressed
          ? 'border-accent bg-accent text-on-accent'
          : 'border-line-strong bg-surface text-ink-soft hover:bg-hover hover:text-ink',
      )}
    >
      {children}
    </button>
  )
}
