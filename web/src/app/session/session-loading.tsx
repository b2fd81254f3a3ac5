import { useQueryClient } from '@tanstack/react-query'
import { SessionHeader } from '../../features/sessions/session-header.tsx'
import { findCachedSession } from '../../features/sessions/sessions.cache.ts'
import { usePage } from '../../lib/use-page.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SessionActions } from './session-actions.tsx'
import { SessionTop } from './session-top.tsx'

/** With the dimensions of the open session, so that nothing moves when it arrives. */
export function SessionLoading({ sessionId }: { sessionId: string }) {
  const heading = usePage('Dashboard')
  const known = findCachedSession(useQueryClient(), sessionId)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <SessionTop>
        <SessionHeader name={known?.name ?? 'Session'} heading={heading} />
        <div inert className="contents">
          <SessionActions session={known} />
        </div>
      </SessionTop>
      <p
        role="status"
        className="flex h-11 shrink-0 animate-pulse items-center border-b border-line px-4 text-ink-soft sm:px-6"
      >
        Loading session details...
      </p>
      <div className="space-y-3 px-4 py-8 sm:px-6">
        <Skeleton className="h-4 w-2/3 max-w-reading" />
        <Skeleton className="h-4 w-1/2 max-w-reading" />
      </div>
    </div>
  )
}
