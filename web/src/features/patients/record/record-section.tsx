import { useId, type ReactNode } from 'react'
import { messageOf } from '../../../lib/http/api-error.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

interface RecordSectionProps {
  title: string
  /** Where it comes from. */
  origin?: string
  children: ReactNode
}

export function RecordSection({ title, origin, children }: RecordSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-2 rounded-lg border border-line bg-raised p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {origin !== undefined && <p className="text-sm text-ink-soft">{origin}</p>}
      </div>
      {children}
    </section>
  )
}

interface LoadedProps<T> {
  query: {
    readonly data: T | undefined
    readonly error: Error | null
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  children: (data: T) => ReactNode
}

/** With its own skeleton, and its own error with Retry. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (error)
    return (
      <ErrorState message={messageOf(error)} busy={isFetching} onRetry={() => void refetch()} />
    )
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-3 py-1">
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-4 w-2/5" />
    </div>
  )
}

export function Nothing({ children }: { children: ReactNode }) {
  return <p className="text-ink-soft">{children}</p>
}
