import { clsx } from 'clsx'
import { CircleCheck } from 'lucide-react'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { dueLabel } from '../filtering/day-range.ts'
import type { ReadTask } from './read-generated-tasks.ts'

interface GeneratedTaskRowProps {
  task: ReadTask
  isChosen: boolean
  isDone: boolean
  isFixed: boolean
  onToggle: () => void
}

export function GeneratedTaskRow(props: GeneratedTaskRowProps) {
  const { task, isChosen, isDone, isFixed, onToggle } = props
  return (
    <li className={clsx(isDone && 'bg-accent-soft')}>
      <label className="flex items-start gap-3 px-4 py-2.5">
        {isDone ? (
          <CircleCheck aria-label="Added" role="img" className="mt-1 size-4.5 text-accent-ink" />
        ) : (
          <Checkbox
            label={task.title}
            labelHidden
            checked={isChosen}
            disabled={isFixed || task.is_added}
            onCheckedChange={onToggle}
          />
        )}
        <div className="min-w-0">
          <p className="wrap-anywhere">
            <bdi>{task.title}</bdi>
          </p>
          <p className="text-sm text-ink-soft">{`Category: ${task.category}`}</p>
          {task.due_date !== null && (
            <p className="text-sm text-ink-soft tabular-nums">{`Due: ${dueLabel(task.due_date)}`}</p>
          )}
          {task.is_added && <p className="text-sm text-ink-faint">Already in your tasks</p>}
        </div>
      </label>
    </li>
  )
}
