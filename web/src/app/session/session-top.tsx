import type { ReactNode } from 'react'

/** The name at one end, the actions at the other; stacked if there is no room. */
export function SessionTop({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-15 shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2 sm:px-6">
      {children}
    </div>
  )
}
