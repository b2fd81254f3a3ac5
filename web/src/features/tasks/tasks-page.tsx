import { ArrowLeft, Plus } from 'lucide-react'
import { usePage } from '../../lib/use-page.ts'
import { Button } from '../../ui/inputs/button.tsx'
import { notify } from '../../ui/overlays/notify.ts'
import { TaskDialogs } from './dialogs/task-dialogs.tsx'
import { useTaskDialog } from './dialogs/use-task-dialog.ts'
import { filterTasks } from './filtering/filter-tasks.ts'
import { TaskFilterBar } from './filtering/task-filter-bar.tsx'
import type { RenderPatientPicker } from './patient-picker-slot.ts'
import { TaskListBody } from './table/task-list-body.tsx'
import { useSelection } from './table/use-selection.ts'
import { useTaskList } from './table/use-task-list.ts'
import { useWantedTask } from './use-wanted-task.ts'

interface TasksPageProps {
  onBack: () => void
  renderPicker: RenderPatientPicker
  /** Its details are opened once it has loaded. */
  wantedTaskId?: string | undefined
  onShown?: () => void
}

/** Document 2 §2.8. Rendered inside the workspace's main, and fills it. */
export function TasksPage({ onBack, renderPicker, wantedTaskId, onShown }: TasksPageProps) {
  const heading = usePage('Tasks')
  const tasks = useTaskList()
  const selection = useSelection()
  const dialog = useTaskDialog(heading)
  const { filters, patients, categories } = tasks
  useWantedTask({ tasks: tasks.all, wantedTaskId, onOpen: dialog.onOpen, onShown })

  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col px-4 pb-6 sm:px-6 md:h-full md:min-h-130">
      <div className="-mx-3 flex items-center justify-between gap-4 py-4">
        <Button
          variant="quiet"
          icon={<ArrowLeft aria-hidden className="size-4" />}
          onClick={onBack}
        >
          Back
        </Button>
        <div className="px-3">
          <Button
            variant="primary"
            icon={<Plus aria-hidden className="size-4" />}
            onClick={dialog.openNew}
          >
            New task
          </Button>
        </div>
      </div>
      <h1 ref={heading} tabIndex={-1} className="pb-5 text-2xl font-semibold tracking-tight">
        Tasks
      </h1>
      <TaskFilterBar
        filters={filters}
        categories={categories}
        patients={patients}
        onChange={tasks.changeFilters}
        onReset={tasks.resetFilters}
      />
      <TaskListBody tasks={tasks} selection={selection} dialog={dialog} />
      <TaskDialogs
        dialog={dialog}
        all={tasks.all ?? []}
        renderPicker={renderPicker}
        onDeleted={selection.drop}
        onCreated={(task) => {
          const isHidden = filterTasks([task], filters).length === 0
          if (isHidden) notify('The task was created. The filters hide it.')
        }}
      />
    </div>
  )
}
