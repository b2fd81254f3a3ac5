import type { Task, TaskCategoryLook } from '@chartwright/contract/tasks'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { useRowFocus } from '../../../ui/use-row-focus.ts'
import type { SortField, TaskSort } from '../filtering/sort-tasks.ts'
import { ROW_PX, tableStyle } from './row-style.ts'
import { TaskRow, type RowActs } from './task-row.tsx'
import { TaskTableHead } from './task-table-head.tsx'
import type { Selection } from './use-selection.ts'

const OVERSCAN_ROWS = 4

interface TaskTableProps {
  tasks: readonly Task[]
  looks: readonly TaskCategoryLook[]
  sort: TaskSort
  onSort: (field: SortField) => void
  selection: Selection
  /** How many of these tasks are selected. */
  selected: number
  acts: RowActs
}

/** Only the visible rows are in the document. Scrolls both ways; the header is sticky. */
export function TaskTable(props: TaskTableProps) {
  const { tasks, looks, sort, onSort, selection, selected, acts } = props
  const viewport = useRef<HTMLDivElement>(null)
  const ids = tasks.map(({ id }) => id)
  const focus = useRowFocus<HTMLDivElement>(ids)
  const { activeIndex } = focus
  // oxlint-disable-next-line react/incompatible-library -- the rows in sight are not memoized
  const virtual = useVirtualizer({
    count: tasks.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => ids[index] ?? index,
    overscan: OVERSCAN_ROWS,
    // The row that has the focus stays, however far away it is scrolled.
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), activeIndex),
  })

  /** A new order is read from the top. */
  const sortFromTop = (field: SortField): void => {
    if (viewport.current) viewport.current.scrollTop = 0
    onSort(field)
  }

  return (
    <div
      ref={viewport}
      className="min-h-0 flex-1 overflow-auto rounded-lg border border-line bg-surface [overflow-anchor:none]"
    >
      <div role="table" aria-label="Tasks" aria-rowcount={tasks.length + 1} style={tableStyle}>
        <TaskTableHead
          sort={sort}
          onSort={sortFromTop}
          selected={selected}
          visible={tasks.length}
          onSelectAll={() => selection.toggleAll(ids)}
        />
        <div
          role="rowgroup"
          ref={focus.list}
          onKeyDown={(event) => {
            const isOnTitle = event.target instanceof Element && event.target.matches('[data-row]')
            if (isOnTitle) focus.onKeyDown(event, (index) => virtual.scrollToIndex(index))
          }}
          className="relative"
          style={{ height: virtual.getTotalSize() }}
        >
          {virtual.getVirtualItems().map(({ key, index, start, size }) => {
            const task = tasks[index]
            if (!task) return null
            return (
              <div
                key={key}
                role="row"
                aria-rowindex={index + 2}
                onFocus={() => focus.visit(index)}
                className="absolute inset-x-0 top-0"
                style={{ height: size, transform: `translateY(${start}px)` }}
              >
                <TaskRow
                  {...acts}
                  task={task}
                  looks={looks}
                  isSelected={selection.ids.has(task.id)}
                  tabIndex={index === activeIndex ? 0 : -1}
                />
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}

function withRow(indexes: number[], index: number): number[] {
  if (index < 0 || indexes.includes(index)) return indexes
  return [...indexes, index].sort((a, b) => a - b)
}
