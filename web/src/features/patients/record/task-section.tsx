import type { Task, TaskStatus } from '@chartwright/contract/tasks'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { Loaded, Nothing, RecordSection } from './record-section.tsx'
import { patientTasksQuery } from './record.queries.ts'
import { sessionAddress } from './session-address.ts'

const WORDS: Readonly<Record<TaskStatus, string>> = {
  todo: 'Pending',
  pending: 'Pending',
  'in-progress': 'In Progress',
  completed: 'Completed',
}

export function TaskSection({ patientId }: { patientId: string }) {
  const query = useQuery(patientTasksQuery(patientId))
  return (
    <RecordSection title="Tasks">
      <Loaded query={query}>
        {(tasks) =>
          tasks.length === 0 ? (
            <Nothing>No task is linked to this patient.</Nothing>
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {openFirst(tasks).map((task) => (
                <li
                  key={task.id}
                  className="flex flex-wrap items-center justify-between gap-x-4 py-1.5"
                >
                  <Title task={task} />
                  <Badge tone={task.status === 'completed' ? 'neutral' : 'check'}>
                    {WORDS[task.status]}
                  </Badge>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </RecordSection>
  )
}

function Title({ task }: { task: Task }) {
  const { title, session_id, segment_id } = task
  if (session_id === null)
    return (
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {title}
      </span>
    )
  return (
    <Link
      to={sessionAddress(session_id, { segmentId: segment_id })}
      dir="auto"
      className="inline-flex min-w-0 items-center wrap-anywhere text-accent-ink underline max-md:min-h-control"
    >
      {title}
    </Link>
  )
}

/** Otherwise in their order: newest first. */
function openFirst(tasks: readonly Task[]): Task[] {
  const isDone = ({ status }: Task) => (status === 'completed' ? 1 : 0)
  return tasks.toSorted((one, other) => isDone(one) - isDone(other))
}
