import type { NewTask, Task } from '@chartwright/contract/tasks'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { requirePatient } from '../patients/patients.api.ts'
import { isSession } from '../sessions/sessions.api.ts'
import { insertTasks, listTasks } from './tasks.queries.ts'

/** All or nothing, returned in the order given. */
export async function createTasks(
  tx: Tx,
  practitionerId: string,
  given: readonly NewTask[],
): Promise<Task[]> {
  const patientIds = new Set(given.flatMap(({ patient_id }) => patient_id ?? []))
  // In a fixed order, so that two concurrent lists cannot deadlock.
  for (const patientId of [...patientIds].sort()) {
    await requirePatient(tx, practitionerId, patientId)
  }
  const sessionIds = new Set(given.flatMap(({ session_id }) => session_id ?? []))
  for (const sessionId of [...sessionIds].sort()) {
    if (!(await isSession(tx, practitionerId, sessionId)))
      throw new AppError('NOT_FOUND', 'Session not found.')
  }
  const ids = await insertTasks(tx, practitionerId, given)
  if (!ids) throw new AppError('TASK_EXISTS')
  const created = new Map(
    (await listTasks(tx, practitionerId, { ids })).map((task) => [task.id, task]),
  )
  return ids.flatMap((id) => created.get(id) ?? [])
}
