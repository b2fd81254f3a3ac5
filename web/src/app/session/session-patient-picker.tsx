import type { Session } from '@chartwright/contract/sessions'
import { PatientPicker } from '../../features/patients/patient-picker.tsx'
import { useLinkPatient } from '../../features/sessions/use-link-patient.ts'

interface SessionPatientPickerProps {
  /** Open while there is one. */
  session: Pick<Session, 'id' | 'patient_id' | 'patient_name'> | undefined
  onClose: () => void
}

/** Spec 2 §4.3: the chosen patient is linked to the session. */
export function SessionPatientPicker({ session, onClose }: SessionPatientPickerProps) {
  const link = useLinkPatient()
  return (
    <PatientPicker
      open={session !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      onSelect={(patient) => {
        if (session) link(session, patient)
      }}
      selectedId={session?.patient_id ?? undefined}
      onUnlink={() => {
        if (session) link(session, undefined)
      }}
    />
  )
}
