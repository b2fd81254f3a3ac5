import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import type { SortField, TaskSort } from '../filtering/sort-tasks.ts'
import { rowStyle } from './row-style.ts'

interface TaskTableHeadProps {
  sort: TaskSort
  onSort: (field: SortField) => void
  selected: number
  visible: number
  onSelectAll: () => void
}

export function TaskTableHead(props: TaskTableHeadProps) {
  const { sort, onSort, selected, visible, onSelectAll } = props
  const isAll = visible > 0 && selected === visible
  return (
    <div
      role="rowgroup"
      className="sticky top-0 z-10 border-b border-line bg-surface text-sm font-medium text-ink-soft"
    >
      <div role="row" aria-rowindex={1} className={clsx(rowStyle, 'h-11')}>
        <div role="presentation" className="col-span-4 flex min-w-0 items-center gap-3">
          <div role="columnheader" aria-label="Select" className="grid">
            <Checkbox
              label="Select all tasks"
              labelHidden
              checked={isAll || (selected > 0 && 'indeterminate')}
              onCheckedChange={onSelectAll}
              disabled={visible === 0}
            />
          </div>
          <SortHead field="title" label="Task title" sort={sort} onSort={onSort} />
        </div>
        <div role="columnheader" className="col-span-2">
          Patient
        </div>
        <div role="presentation" className="col-span-2">
          <SortHead field="category" label="Category" sort={sort} onSort={onSort} />
        </div>
        <div role="columnheader" className="col-span-2">
          Status
        </div>
        <div role="presentation" className="col-span-2 flex items-center justify-between">
          <SortHead field="created" label="Created" sort={sort} onSort={onSort} />
          <div role="columnheader" className="sr-only">
            Actions
          </div>
        </div>
      </div>
    </div>
  )
}

interface SortHeadProps {
  field: SortField
  label: string
  sort: TaskSort
  onSort: (field: SortField) => void
}

function SortHead({ field, label, sort, onSort }: SortHeadProps) {
  const isActive = sort.field === field
  const Icon = !isActive ? ArrowUpDown : sort.direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <div
      role="columnheader"
      aria-sort={isActive ? (sort.direction === 'asc' ? 'ascending' : 'descending') : 'none'}
    >
      <button
        type="button"
        onClick={() => onSort(field)}
        className={clsx(
          '-ml-2 flex min-h-control-sm items-center gap-1.5 rounded-md px-2 transition-colors hover:bg-hover hover:text-ink',
          isActive && 'text-ink',
        )}
      >
        {label}
        <Icon aria-hidden className={clsx('size-3.5', !isActive && 'text-ink-faint')} />
      </button>
    </div>
  )
}
