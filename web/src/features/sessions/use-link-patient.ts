import type { Patient } from '@chartwright/contract/patients'
import type { Session } from '@chartwright/contract/sessions'
import { useChangeSession } from './use-change-session.ts'

type Linked = Pick<Session, 'id' | 'patient_id' | 'patient_name'>

/** Spec 2 §4.3: updates `patient_id`. */
export function useLinkPatient(): (session: Linked, patient: Patient) => void {
  const change = useChangeSession('The patient was not linked.')
  return ({ id, patient_id, patient_name }, patient) =>
    change({
      id,
      before: { patient_id, patient_name },
      after: { patient_id: patient.id, patient_name: patient.name },
    })
}
