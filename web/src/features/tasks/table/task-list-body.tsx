import { ListTodo, SearchX, Trash2 } from 'lucide-react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import type { TaskDialog } from '../dialogs/use-task-dialog.ts'
import type { TaskFilters } from '../filtering/filter-tasks.ts'
import { STATUS_LABELS } from '../task-status.ts'
import { useChangeTask } from '../use-change-task.ts'
import { LoadingTasks } from './loading-tasks.tsx'
import { TaskTable } from './task-table.tsx'
import { useRowActs } from './use-row-acts.ts'
import type { Selection } from './use-selection.ts'
import type { TaskList } from './use-task-list.ts'

interface TaskListBodyProps {
  tasks: TaskList
  selection: Selection
  dialog: TaskDialog
}

/** The table with its count and bulk action, or the reason why there is none. */
export function TaskListBody({ tasks, selection, dialog }: TaskListBodyProps) {
  const { list, all, shown, looks, sort } = tasks
  const { change } = useChangeTask()
  const acts = useRowActs(dialog, selection.toggle, change)
  const selected = shown.filter(({ id }) => selection.ids.has(id))

  return (
    <div className="flex min-h-0 flex-1 flex-col pt-3 max-md:h-[75dvh] max-md:flex-none">
      <div className="mb-1.5 flex min-h-control items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {all && all.length > 0 && countWords(shown.length, selected.length)}
        </p>
        {selected.length > 0 && (
          <Button
            variant="danger"
            icon={<Trash2 aria-hidden className="size-4" />}
            onClick={() => dialog.deleteSelected(selected)}
          >
            {`Delete selected (${selected.length})`}
          </Button>
        )}
      </div>
      {all && shown.length > 0 ? (
        <TaskTable
          tasks={shown}
          looks={looks}
          sort={sort}
          onSort={tasks.sortBy}
          selection={selection}
          selected={selected.length}
          acts={acts}
        />
      ) : (
        <div className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-lg border border-line bg-surface">
          {all ? (
            <NoTasks tasks={tasks} onNew={dialog.openNew} />
          ) : list.isPending ? (
            <LoadingTasks />
          ) : (
            <ErrorState
              message="The tasks could not be loaded."
              onRetry={() => void list.refetch()}
              busy={list.isFetching}
            />
          )}
        </div>
      )}
    </div>
  )
}

function NoTasks({ tasks, onNew }: { tasks: TaskList; onNew: () => void }) {
  if (tasks.all?.length === 0) {
    return (
      <EmptyState
        icon={<ListTodo aria-hidden className="size-7" />}
        title="No tasks yet"
        hint="Tasks saved from your sessions will appear here."
        action={<Button onClick={onNew}>Create a new task</Button>}
      />
    )
  }
  return (
    <EmptyState
      icon={<SearchX aria-hidden className="size-7" />}
      title={noneWords(tasks.settled)}
      hint="Try adjusting your filters."
      action={<Button onClick={tasks.resetFilters}>Reset filters</Button>}
    />
  )
}

/** Spec 2 §2.8: 'No {status} tasks present'. */
function noneWords({ status }: TaskFilters): string {
  return status ? `No ${STATUS_LABELS[status]} tasks present` : 'No tasks present'
}

function countWords(shown: number, selected: number): string {
  const tasks = shown === 1 ? '1 task' : `${shown} tasks`
  return selected === 0 ? tasks : `${tasks}, ${selected} selected`
}
