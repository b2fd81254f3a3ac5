import type { Tx } from '../../db/open.ts'
import { clearPatientOfSessions } from '../sessions/sessions.api.ts'
import { clearPatientOfTasks } from '../tasks/tasks.api.ts'
import { removePatient } from './patients.queries.ts'

/** Spec 2 §7.6: sessions and tasks let go of the patient first, in the same transaction. */
export async function deletePatient(
  tx: Tx,
  practitionerId: string,
  patientId: string,
): Promise<boolean> {
  await clearPatientOfSessions(tx, practitionerId, patientId)
  await clearPatientOfTasks(tx, practitionerId, patientId)
  return removePatient(tx, practitionerId, patientId)
}
