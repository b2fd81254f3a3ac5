import type { Patient } from '@chartwright/contract/patients'
import type { Session } from '@chartwright/contract/sessions'
import { useChangeSession } from './use-change-session.ts'

type Linked = Pick<Session, 'id' | 'patient_id' | 'patient_name'>

/** Spec 2 §4.3: updates `patient_id`; without a patient, the session is unlinked. */
export function useLinkPatient(): (session: Linked, patient: Patient | undefined) => void {
  const link = useChangeSession('The patient was not linked.')
  const unlink = useChangeSession('The patient was not unlinked.')
  return ({ id, patient_id, patient_name }, patient) =>
    (patient ? link : unlink)({
      id,
      before: { patient_id, patient_name },
      after: { patient_id: patient?.id ?? null, patient_name: patient?.name ?? null },
    })
}
