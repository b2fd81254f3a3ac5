import { eq } from 'drizzle-orm'
import { auditLog } from '../../../db/accounts-schema.ts'
import type { Tx } from '../../../db/open.ts'
import { newId } from '../../../lib/ids.ts'
import type { Caller } from './auth-deps.ts'

/** Ids and facts only: no secret, no code, no address of a person. */
export async function audit(
  tx: Tx,
  event: string,
  userId: string | undefined,
  caller: Caller,
  details: Record<string, string | number | boolean> = {},
): Promise<void> {
  await tx
    .insert(auditLog)
    .values({ id: newId(), event, userId: userId ?? null, ip: caller.ip, details })
}

/** Of somebody who is gone. */
export async function forgetInAudit(tx: Tx, userId: string): Promise<void> {
  await tx.delete(auditLog).where(eq(auditLog.userId, userId))
}
