import type { Task, TaskCategoryLook } from '@chartwright/contract/tasks'
import { clsx } from 'clsx'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { memo, useRef, type MouseEvent } from 'react'
import { buttonStyle } from '../../../ui/inputs/button-style.ts'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { MenuItem } from '../../../ui/overlays/dropdown-menu.tsx'
import { LightMenu } from '../../../ui/overlays/light-menu.tsx'
import { createdLabel } from '../filtering/day-range.ts'
import type { TaskFace } from '../tasks.cache.ts'
import { CategoryMenu } from './category-menu.tsx'
import { rowStyle } from './row-style.ts'
import { StatusMenu } from './status-menu.tsx'

/** Takes the row that opened the dialog, where the focus returns once it closes. */
export type Act = (task: Task, row: HTMLElement | null) => void

export interface RowActs {
  readonly onToggle: (taskId: string) => void
  readonly onChange: (task: Task, change: Partial<TaskFace>) => void
  readonly onOpen: Act
  readonly onEdit: Act
  readonly onDelete: Act
}

interface TaskRowProps extends RowActs {
  task: Task
  looks: readonly TaskCategoryLook[]
  isSelected: boolean
  /** 0 in the one row that the Tab key reaches. */
  tabIndex: 0 | -1
}

export const TaskRow = memo(function TaskRow(props: TaskRowProps) {
  const { task, looks, isSelected, tabIndex, onToggle, onChange, onOpen, onEdit, onDelete } = props
  const title = useRef<HTMLButtonElement>(null)

  const openFromRow = (event: MouseEvent): void => {
    if (isOfTheRow(event)) onOpen(task, title.current)
  }

  return (
    <div
      onClick={openFromRow}
      role="presentation"
      className={clsx(
        rowStyle,
        'h-full cursor-pointer border-b border-line transition-colors hover:bg-hover',
        isSelected && 'bg-accent-soft',
      )}
    >
      <div role="presentation" className="col-span-4 flex min-w-0 items-center gap-3">
        <div role="cell" className="grid">
          <Checkbox
            label={`Select: ${task.title}`}
            labelHidden
            tabIndex={tabIndex}
            checked={isSelected}
            onCheckedChange={() => onToggle(task.id)}
          />
        </div>
        <div role="cell" className="min-w-0">
          <button
            ref={title}
            type="button"
            data-row
            tabIndex={tabIndex}
            onClick={() => onOpen(task, title.current)}
            className="block min-h-control-sm max-w-full truncate rounded-sm text-left font-medium"
          >
            <bdi>{task.title}</bdi>
          </button>
        </div>
      </div>
      <div role="cell" className="col-span-2 truncate">
        {task.patient_name === null ? (
          <span className="text-ink-faint">No patient</span>
        ) : (
          <bdi>{task.patient_name}</bdi>
        )}
      </div>
      <div role="cell" className="col-span-2 min-w-0">
        <CategoryMenu
          task={task}
          looks={looks}
          tabIndex={tabIndex}
          onChoose={(category) => onChange(task, { category })}
        />
      </div>
      <div role="cell" className="col-span-2 min-w-0">
        <StatusMenu
          task={task}
          tabIndex={tabIndex}
          onChoose={(status) => onChange(task, { status })}
        />
      </div>
      <div role="presentation" className="col-span-2 flex items-center justify-between gap-2">
        <div role="cell" className="whitespace-nowrap text-ink-soft tabular-nums">
          {createdLabel(task.created_at)}
        </div>
        <div role="cell">
          <LightMenu
            label={`Actions: ${task.title}`}
            align="end"
            tabIndex={tabIndex}
            className={buttonStyle('quiet', 'icon')}
            face={<Ellipsis aria-hidden className="size-4" />}
          >
            {() => (
              <>
                <MenuItem
                  icon={<Pencil aria-hidden className="size-4" />}
                  onSelect={() => onEdit(task, title.current)}
                >
                  Edit task
                </MenuItem>
                <MenuItem
                  danger
                  icon={<Trash2 aria-hidden className="size-4" />}
                  onSelect={() => onDelete(task, title.current)}
                >
                  Delete task
                </MenuItem>
              </>
            )}
          </LightMenu>
        </div>
      </div>
    </div>
  )
})

/** Not in one of its controls, nor in a menu that React counts among its children. */
function isOfTheRow({ target, currentTarget }: MouseEvent): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false
  return target.closest('button, [role=checkbox]') === null
}
