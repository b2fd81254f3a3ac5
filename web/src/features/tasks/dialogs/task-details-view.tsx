import { TRANSCRIPTION_TAB } from '@chartwright/contract/tabs'
import type { Task } from '@chartwright/contract/tasks'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/inputs/button.tsx'
import { CategoryIcon } from '../category-icon.tsx'
import { createdLabel, dueLabel } from '../filtering/day-range.ts'
import { StatusBadge } from '../status-badge.tsx'
import { shownStatus } from '../task-status.ts'
import { useCategories } from '../use-categories.ts'

interface TaskDetailsViewProps {
  task: Task
  onEdit: () => void
}

export function TaskDetailsView({ task, onEdit }: TaskDetailsViewProps) {
  const looks = useCategories()
  return (
    <div className="flex flex-col gap-4 overflow-y-auto p-4">
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-3">
        <Entry name="Title">
          <bdi className="font-medium wrap-anywhere">{task.title}</bdi>
        </Entry>
        <Entry name="Patient">
          {task.patient_id === null ? (
            <span className="text-ink-soft">No patient assigned</span>
          ) : (
            <bdi className="wrap-anywhere">{task.patient_name}</bdi>
          )}
        </Entry>
        <Entry name="Category">
          <span className="inline-flex items-center gap-2">
            <CategoryIcon category={task.category} looks={looks} />
            {task.category}
          </span>
        </Entry>
        <Entry name="Status">
          <StatusBadge status={shownStatus(task.status)} />
        </Entry>
        {task.due_date !== null && (
          <Entry name="Due">
            <span className="tabular-nums">{dueLabel(task.due_date)}</span>
          </Entry>
        )}
        {task.session_id !== null && (
          <Entry name="Session">
            <Link to={addressOf(task)} className="text-accent-ink underline wrap-anywhere">
              <bdi>{task.session_name}</bdi>
            </Link>
          </Entry>
        )}
        <Entry name="Created">
          <span className="tabular-nums">{createdLabel(task.created_at)}</span>
        </Entry>
      </dl>
      <div className="flex justify-end pt-1">
        <Button icon={<Pencil aria-hidden className="size-4" />} onClick={onEdit}>
          Edit
        </Button>
      </div>
    </div>
  )
}

/** Its line in the transcript, if it is based on one. */
function addressOf({ session_id, segment_id }: Task): string {
  const query = new URLSearchParams({
    ...(session_id !== null && { session: session_id }),
    ...(segment_id !== null && { tab: TRANSCRIPTION_TAB.id, line: segment_id }),
  })
  return `/dashboard?${query.toString()}`
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  )
}
