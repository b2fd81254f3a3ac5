import type { NewTask, Task, TaskChange } from '@chartwright/contract/tasks'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { patients, sessions, tasks } from '../../db/schema.ts'
import { newId } from '../../lib/ids.ts'

const columns = {
  id: tasks.id,
  title: tasks.title,
  category: tasks.category,
  status: tasks.status,
  patient_id: tasks.patientId,
  patient_name: patients.name,
  due_date: tasks.dueDate,
  session_id: tasks.sessionId,
  session_name: sessions.name,
  segment_id: tasks.segmentId,
  created_at: tasks.createdAt,
}
const itsPatient = and(
  eq(patients.practitionerId, tasks.practitionerId),
  eq(patients.id, tasks.patientId),
)

const itsSession = and(
  eq(sessions.practitionerId, tasks.practitionerId),
  eq(sessions.id, tasks.sessionId),
)

function owned(practitionerId: string, taskId: string) {
  return and(eq(tasks.practitionerId, practitionerId), eq(tasks.id, taskId))
}

/** A line is shown only within its session. */
function onWire<
  T extends { created_at: Date; session_id: string | null; segment_id: string | null },
>(row: T) {
  const segment_id = row.session_id === null ? null : row.segment_id
  return { ...row, segment_id, created_at: row.created_at.toISOString() }
}

/**
 * Newest first, those of one call in the order given; optionally of one patient or session, or with
 * given ids.
 */
export async function listTasks(
  tx: Tx,
  practitionerId: string,
  {
    patientId,
    sessionId,
    ids,
  }: { patientId?: string; sessionId?: string; ids?: readonly string[] } = {},
): Promise<Task[]> {
  const rows = await tx
    .select(columns)
    .from(tasks)
    .leftJoin(patients, itsPatient)
    .leftJoin(sessions, itsSession)
    .where(
      and(
        eq(tasks.practitionerId, practitionerId),
        patientId === undefined ? undefined : eq(tasks.patientId, patientId),
        sessionId === undefined ? undefined : eq(tasks.sessionId, sessionId),
        ids && inArray(tasks.id, [...ids]),
      ),
    )
    .orderBy(desc(tasks.createdAt), tasks.id)
  return rows.map(onWire)
}

/** Undefined if the task is missing or another practitioner's: existence is not disclosed. */
export async function findTask(
  tx: Tx,
  practitionerId: string,
  taskId: string,
): Promise<Task | undefined> {
  const [task] = await listTasks(tx, practitionerId, { ids: [taskId] })
  return task
}

/** Their ids, in the order given; undefined if a session already has one of the titles. */
export async function insertTasks(
  tx: Tx,
  practitionerId: string,
  given: readonly NewTask[],
): Promise<string[] | undefined> {
  const rows = given.map(({ patient_id, due_date, session_id, segment_id, ...task }) => ({
    ...task,
    id: newId(),
    practitionerId,
    patientId: patient_id ?? null,
    dueDate: due_date ?? null,
    sessionId: session_id ?? null,
    segmentId: session_id ? (segment_id ?? null) : null,
  }))
  const { rowCount } = await tx.insert(tasks).values(rows).onConflictDoNothing()
  return rowCount === rows.length ? rows.map(({ id }) => id) : undefined
}

/** Whether another task of the same session has the title. */
export async function isTitleTaken(
  tx: Tx,
  practitionerId: string,
  taskId: string,
  title: string,
): Promise<boolean> {
  const own = tx.select({ id: tasks.sessionId }).from(tasks).where(owned(practitionerId, taskId))
  const rows = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(
      and(
        eq(tasks.practitionerId, practitionerId),
        ne(tasks.id, taskId),
        inArray(tasks.sessionId, own),
        sql`${titleKey(tasks.title)} = ${titleKey(title)}`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** As the index tasks_session_title compares titles. */
function titleKey(title: string | typeof tasks.title) {
  return sql`lower(btrim(regexp_replace(${title}, '\\s+', ' ', 'g'), ' .'))`
}

/** False if this practitioner has no such task. */
export async function updateTask(
  tx: Tx,
  practitionerId: string,
  taskId: string,
  { patient_id: patientId, due_date: dueDate, ...change }: TaskChange,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(tasks)
    .set({ ...change, patientId, dueDate })
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
