import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { NoteStateMark } from '../../../lib/note-state-mark.tsx'
import { describeNoteState } from '../../../lib/note-state.ts'
import { shortDate } from '../../../lib/text/relative-time.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Loaded, Nothing, RecordSection } from './record-section.tsx'
import { visitsQuery } from './record.queries.ts'
import { sessionAddress } from './session-address.ts'

export function VisitSections({ patientId }: { patientId: string }) {
  const query = useQuery(visitsQuery(patientId))
  return (
    <>
      <RecordSection title="Visits">
        <Loaded query={query}>
          {({ sessions }) =>
            sessions.length === 0 ? (
              <Nothing>No session is linked to this patient.</Nothing>
            ) : (
              <Rows>
                {sessions.map((session) => (
                  <Row
                    key={session.id}
                    to={sessionAddress(session.id)}
                    name={session.name}
                    at={session.created_at}
                  >
                    <NoteStateMark session={session} />
                    <span className="text-sm text-ink-soft">
                      {describeNoteState(session).words || 'No note'}
                    </span>
                  </Row>
                ))}
              </Rows>
            )
          }
        </Loaded>
      </RecordSection>
      <RecordSection title="Notes">
        <Loaded query={query}>
          {({ notes }) =>
            notes.length === 0 ? (
              <Nothing>No note yet.</Nothing>
            ) : (
              <Rows>
                {notes.map((note) => (
                  <Row
                    key={note.id}
                    to={sessionAddress(note.session_id, { noteId: note.id })}
                    name={note.title}
                    at={note.created_at}
                  >
                    {note.signed_at === null ? (
                      <Badge>Draft</Badge>
                    ) : (
                      <Badge tone="accent">Signed</Badge>
                    )}
                  </Row>
                ))}
              </Rows>
            )
          }
        </Loaded>
      </RecordSection>
    </>
  )
}

function Rows({ children }: { children: ReactNode }) {
  return <ul className="flex flex-col divide-y divide-line">{children}</ul>
}

interface RowProps {
  to: string
  name: string
  at: string
  children: ReactNode
}

function Row({ to, name, at, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
      <Link
        to={to}
        dir="auto"
        className="inline-flex min-w-0 items-center wrap-anywhere text-accent-ink underline max-md:min-h-control"
      >
        {name}
      </Link>
      <span className="flex items-center gap-2">
        {children}
        <span className="text-sm text-ink-soft tabular-nums">{shortDate(new Date(at))}</span>
      </span>
    </li>
  )
}
