import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { sessions } from '../../db/schema.ts'

export async function unlinkPatient(
  tx: Tx,
  practitionerId: string,
  patientId: string,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ patientId: null })
    .where(and(eq(sessions.practitionerId, practitionerId), eq(sessions.patientId, patientId)))
}
