import { useQuery } from '@tanstack/react-query'
import { notesQuery } from '../../features/notes/notes.queries.ts'
import { sessionQuery } from '../../features/sessions/sessions.queries.ts'
import { ApiError, messageOf } from '../../lib/http/api-error.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import type { WorkspaceUrl } from '../workspace/use-workspace-url.ts'
import { GoneSession } from './gone-session.tsx'
import { NoSession } from './no-session.tsx'
import { OpenSession } from './open-session.tsx'
import { SessionLoading } from './session-loading.tsx'

/** Document 2 §2.3: the selected session, or the message that there is none. */
export function SessionWorkspace({ url }: { url: WorkspaceUrl }) {
  if (url.sessionId === undefined) return <NoSession />
  return <SelectedSession key={url.sessionId} sessionId={url.sessionId} url={url} />
}

function SelectedSession({ sessionId, url }: { sessionId: string; url: WorkspaceUrl }) {
  const session = useQuery(sessionQuery(sessionId))
  const notes = useQuery(notesQuery(sessionId))
  const error = session.error ?? notes.error
  if (isGone(error)) {
    const leave = (): void => url.openSession(undefined)
    return <GoneSession sessionId={sessionId} notes={notes.data ?? []} onLeave={leave} />
  }
  if (session.data && notes.data) {
    return <OpenSession session={session.data} notes={notes.data} url={url} />
  }
  if (error) {
    const retry = (): void => void Promise.all([session.refetch(), notes.refetch()])
    return (
      <div className="grid flex-1 place-items-center pb-24">
        <h1 className="sr-only">Session</h1>
        <ErrorState
          message={messageOf(error)}
          onRetry={retry}
          busy={session.isFetching || notes.isFetching}
        />
      </div>
    )
  }
  return <SessionLoading sessionId={sessionId} />
}

/** Deleted in another window, or an address that never named one. */
function isGone(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}
