import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { practitioners } from '../../db/schema.ts'

export type AccessStatus = (typeof practitioners.$inferSelect)['accessStatus']

export async function findAccessStatus(
  tx: Tx,
  practitionerId: string,
): Promise<AccessStatus | undefined> {
  const [found] = await tx
    .select({ accessStatus: practitioners.accessStatus })
    .from(practitioners)
    .where(eq(practitioners.id, practitionerId))
  return found?.accessStatus
}
