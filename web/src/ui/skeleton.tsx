import { clsx } from 'clsx'

/** Give it the size of what it replaces. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div aria-hidden className={clsx('animate-breathe rounded-sm bg-line-strong/50', className)} />
  )
}
