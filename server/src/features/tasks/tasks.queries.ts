import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { tasks } from '../../db/schema.ts'

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
