import { PatientPicker } from '../../features/patients/patient-picker.tsx'
import type { RenderPatientPicker } from '../../features/tasks/patient-picker-slot.ts'
import { TasksPage } from '../../features/tasks/tasks-page.tsx'
import type { WorkspaceUrl } from './use-workspace-url.ts'

/** Connects the tasks with the patients: the picker of a task's patient. */
export function TasksView({ url }: { url: WorkspaceUrl }) {
  return (
    <TasksPage
      onBack={url.closeView}
      renderPicker={renderPicker}
      wantedTaskId={url.taskId}
      onShown={url.forgetPlace}
    />
  )
}

const renderPicker: RenderPatientPicker = ({ context, ...picker }) => (
  <PatientPicker key={context} {...picker} />
)
