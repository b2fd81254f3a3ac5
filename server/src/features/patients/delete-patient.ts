import type { Tx } from '../../db/open.ts'
import { clearPatientOfSessions } from '../sessions/sessions.api.ts'
import { clearPatientOfTasks } from '../tasks/tasks.api.ts'
import { lockPatient, removePatient } from './patients.queries.ts'

/**
 * Spec 2 §7.6: sessions and tasks are unlinked from the patient first, in the same transaction. The
 * lock comes before that: a concurrent link is either seen, or finds the patient gone. False if
 * this practitioner has no such patient.
 */
export async function deletePatient(
  tx: Tx,
  practitionerId: string,
  patientId: string,
): Promise<boolean> {
  if (!(await lockPatient(tx, practitionerId, patientId, 'update'))) return false
  await clearPatientOfSessions(tx, practitionerId, patientId)
  await clearPatientOfTasks(tx, practitionerId, patientId)
  await removePatient(tx, practitionerId, patientId)
  return true
}
