import { PatientPicker } from '../features/patients/patient-picker.tsx'
import type { RenderPatientPicker } from '../features/tasks/patient-picker-slot.ts'
import { TasksPage } from '../features/tasks/tasks-page.tsx'

/** Joins the tasks with the patients: the picker of a task's patient. */
export function TasksView({ onBack }: { onBack: () => void }) {
  return <TasksPage onBack={onBack} renderPicker={renderPicker} />
}

const renderPicker: RenderPatientPicker = ({ context, ...picker }) => (
  <PatientPicker key={context} {...picker} />
)
