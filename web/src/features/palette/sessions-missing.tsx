import { messageOf } from '../../lib/http/api-error.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { FoundSessions } from './found-sessions.ts'

/** Why no session is shown. */
export function SessionsMissing({ text, found }: { text: string; found: FoundSessions }) {
  const { error, isSearching, retry } = found
  return (
    <>
      <h2 className="px-2.5 pt-2 pb-1 text-xs font-semibold text-ink-faint">Recent Sessions</h2>
      {error ? (
        <ErrorState message={messageOf(error)} onRetry={retry} />
      ) : isSearching ? (
        <div role="status" className="space-y-3 px-2.5 py-3">
          <span className="sr-only">Searching...</span>
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-4 w-64" />
        </div>
      ) : text === '' ? (
        <EmptyState title="No sessions found" hint="Create your first session to get started" />
      ) : (
        <EmptyState title={`No sessions found matching "${text}"`} />
      )}
    </>
  )
}
