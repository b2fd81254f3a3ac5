import { PatientPage } from '../../features/patients/record/patient-page.tsx'
import { PatientsPage } from '../../features/patients/record/patients-page.tsx'
import type { WorkspaceUrl } from './use-workspace-url.ts'

/** The list, or one of them. */
export function PatientsView({ url }: { url: WorkspaceUrl }) {
  if (url.patientId === undefined)
    return <PatientsPage onBack={url.closeView} onOpen={url.openPatient} />
  return (
    <PatientPage
      key={url.patientId}
      patientId={url.patientId}
      onBack={() => url.openView('patients')}
    />
  )
}
