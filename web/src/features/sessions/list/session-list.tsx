import type { Session } from '@chartwright/contract/sessions'
import { MessagesSquare } from 'lucide-react'
import { useRef, useState } from 'react'
import { messageOf } from '../../../lib/http/api-error.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { DeleteSessionsDialog } from '../delete-sessions-dialog.tsx'
import type { Deletion } from '../use-delete-sessions.ts'
import { useNow } from '../use-now.ts'
import { SessionListBar } from './session-list-bar.tsx'
import { SessionListSkeleton } from './session-list-skeleton.tsx'
import { SessionRows } from './session-rows.tsx'
import type { GroupToggle } from './use-group-toggle.ts'
import { useSelection } from './use-selection.ts'
import { useSessionList } from './use-session-list.ts'

export interface SessionListProps {
  currentId: string | undefined
  groups: GroupToggle
  onOpen: (session: Session) => void
  onLinkPatient: (session: Session) => void
  onDeleted: (deletion: Deletion) => void
}

/** Loading, failed, empty, or the rows: always in the same space. */
export function SessionList({ groups, onDeleted, ...rest }: SessionListProps) {
  const now = useNow()
  const { list, sessions, rows } = useSessionList(groups.closed, now)
  const selection = useSelection()
  const [doomed, setDoomed] = useState<readonly Session[]>([])
  const region = useRef<HTMLElement>(null)
  const opener = useRef<Element>(null)

  const askToDelete = (chosen: readonly Session[]): void => {
    opener.current = document.activeElement
    setDoomed(chosen)
  }
  const returnFocus = (): void => {
    const row = region.current?.querySelector('[data-row][tabindex="0"]')
    const target = opener.current?.isConnected ? opener.current : (row ?? region.current)
    if (target instanceof HTMLElement) target.focus()
  }
  const finish = (deletion: Deletion): void => {
    selection.drop(deletion.deleted)
    onDeleted(deletion)
  }

  return (
    <section
      ref={region}
      aria-label="Sessions"
      tabIndex={-1}
      className="flex min-h-0 flex-1 flex-col outline-none"
    >
      <SessionListBar
        selection={selection}
        canSelect={sessions !== undefined && sessions.length > 0}
        onDelete={() => askToDelete(sessions?.filter(({ id }) => selection.ids?.has(id)) ?? [])}
      />
      {sessions === undefined ? (
        list.isPending ? (
          <SessionListSkeleton />
        ) : (
          <ErrorState
            message={messageOf(list.error)}
            onRetry={() => void list.refetch()}
            busy={list.isFetching}
          />
        )
      ) : sessions.length === 0 && !list.hasNextPage ? (
        <EmptyState
          icon={<MessagesSquare aria-hidden className="size-6" />}
          title="No sessions yet"
          hint="Create your first session to get started"
        />
      ) : (
        <SessionRows
          {...rest}
          {...{ rows, list, now, selection }}
          onToggleGroup={groups.toggle}
          onDelete={(session) => askToDelete([session])}
        />
      )}
      <DeleteSessionsDialog
        sessions={doomed}
        onClose={() => setDoomed([])}
        onDeleted={finish}
        returnFocus={returnFocus}
      />
    </section>
  )
}
