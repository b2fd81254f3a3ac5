import { clsx } from 'clsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'md' | 'sm' | 'icon' | 'icon-sm'

const base =
  'inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap transition-colors aria-disabled:cursor-default aria-disabled:not-aria-busy:opacity-60'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent not-aria-disabled:hover:bg-accent-strong',
  secondary: 'border border-line-strong bg-surface text-ink not-aria-disabled:hover:bg-hover',
  quiet:
    'text-ink-soft not-aria-disabled:not-aria-pressed:hover:bg-hover not-aria-disabled:not-aria-pressed:hover:text-ink',
  danger: 'bg-danger text-on-accent not-aria-disabled:hover:bg-danger-strong',
}

const sizes: Record<ButtonSize, string> = {
  md: 'min-h-control px-4 text-base',
  sm: 'min-h-control-sm px-2.5 text-sm',
  icon: 'size-control',
  'icon-sm': 'size-control-sm',
}

/** Also for links that look like buttons. */
export function buttonStyle(variant: ButtonVariant = 'secondary', size: ButtonSize = 'md'): string {
  return clsx(base, variants[variant], sizes[size])
}
