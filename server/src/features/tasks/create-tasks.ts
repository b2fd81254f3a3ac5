import type { NewTask, Task } from '@chartwright/contract/tasks'
import type { Tx } from '../../db/open.ts'
import { requirePatient } from '../patients/patients.api.ts'
import { insertTasks, listTasks } from './tasks.queries.ts'

/** All or nothing, answered in the order given. */
export async function createTasks(
  tx: Tx,
  practitionerId: string,
  given: readonly NewTask[],
): Promise<Task[]> {
  const patientIds = new Set(given.flatMap(({ patient_id }) => patient_id ?? []))
  // In one order, so that two lists at once cannot wait for each other.
  for (const patientId of [...patientIds].sort()) {
    await requirePatient(tx, practitionerId, patientId)
  }
  const ids = await insertTasks(tx, practitionerId, given)
  const created = new Map(
    (await listTasks(tx, practitionerId, { ids })).map((task) => [task.id, task]),
  )
  return ids.flatMap((id) => created.get(id) ?? [])
}
