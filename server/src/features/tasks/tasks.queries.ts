import type { NewTask, Task, TaskChange } from '@chartwright/contract/tasks'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { patients, tasks } from '../../db/schema.ts'
import { newId } from '../../lib/ids.ts'

const columns = {
  id: tasks.id,
  title: tasks.title,
  category: tasks.category,
  status: tasks.status,
  patient_id: tasks.patientId,
  patient_name: patients.name,
  created_at: tasks.createdAt,
}
const itsPatient = and(
  eq(patients.practitionerId, tasks.practitionerId),
  eq(patients.id, tasks.patientId),
)

function owned(practitionerId: string, taskId: string) {
  return and(eq(tasks.practitionerId, practitionerId), eq(tasks.id, taskId))
}

function onWire<T extends { created_at: Date }>(row: T) {
  return { ...row, created_at: row.created_at.toISOString() }
}

/** Newest first, those of one call as they were given; of one patient, or of some ids, where given. */
export async function listTasks(
  tx: Tx,
  practitionerId: string,
  { patientId, ids }: { patientId?: string; ids?: readonly string[] } = {},
): Promise<Task[]> {
  const rows = await tx
    .select(columns)
    .from(tasks)
    .leftJoin(patients, itsPatient)
    .where(
      and(
        eq(tasks.practitionerId, practitionerId),
        patientId === undefined ? undefined : eq(tasks.patientId, patientId),
        ids && inArray(tasks.id, [...ids]),
      ),
    )
    .orderBy(desc(tasks.createdAt), tasks.id)
  return rows.map(onWire)
}

/** Undefined for another practitioner's task as for none: existence is not disclosed. */
export async function findTask(
  tx: Tx,
  practitionerId: string,
  taskId: string,
): Promise<Task | undefined> {
  const [task] = await listTasks(tx, practitionerId, { ids: [taskId] })
  return task
}

/** Their ids, in the order given. */
export async function insertTasks(
  tx: Tx,
  practitionerId: string,
  given: readonly NewTask[],
): Promise<string[]> {
  const rows = given.map(({ patient_id, ...task }) => ({
    ...task,
    id: newId(),
    practitionerId,
    patientId: patient_id ?? null,
  }))
  await tx.insert(tasks).values(rows)
  return rows.map(({ id }) => id)
}

/** False when there was none of this practitioner's to change. */
export async function updateTask(
  tx: Tx,
  practitionerId: string,
  taskId: string,
  { patient_id: patientId, ...change }: TaskChange,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(tasks)
    .set({ ...change, patientId })
    .where(owned(practitionerId, taskId))
  return rowCount === 1
}

/** How many of them were this practitioner's. */
export async function removeTasks(
  tx: Tx,
  practitionerId: string,
  taskIds: readonly string[],
): Promise<number> {
  const { rowCount } = await tx
    .delete(tasks)
    .where(and(eq(tasks.practitionerId, practitionerId), inArray(tasks.id, [...taskIds])))
  return rowCount ?? 0
}

export async function unlinkPatient(
  tx: Tx,
  practitionerId: string,
  patientId: string,
): Promise<void> {
  await tx
    .update(tasks)
    .set({ patientId: null })
    .where(and(eq(tasks.practitionerId, practitionerId), eq(tasks.patientId, patientId)))
}
