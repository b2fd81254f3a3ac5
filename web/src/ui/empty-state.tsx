import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon?: ReactNode
  title: string
  hint?: string
  action?: ReactNode
}

export function EmptyState({ icon, title, hint, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-1 px-6 py-8 text-center">
      {icon && <div className="mb-2 text-ink-faint">{icon}</div>}
      <p className="font-medium wrap-anywhere text-ink">{title}</p>
      {hint !== undefined && <p className="text-balance text-ink-soft">{hint}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
