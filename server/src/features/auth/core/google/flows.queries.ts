import { eq, lt } from 'drizzle-orm'
import { flows } from '../../../../db/accounts-schema.ts'
import type { Tx } from '../../../../db/open.ts'

export type Flow = typeof flows.$inferSelect

export async function insertFlow(tx: Tx, flow: typeof flows.$inferInsert): Promise<void> {
  await tx.insert(flows).values(flow)
}

/** Locked, so that a state or a code is used once even if it arrives twice concurrently. */
export async function findFlow(tx: Tx, id: string): Promise<Flow | undefined> {
  const [flow] = await tx.select().from(flows).where(eq(flows.id, id)).for('update')
  return flow
}

export async function findFlowByCode(tx: Tx, authCodeHash: Buffer): Promise<Flow | undefined> {
  const [flow] = await tx
    .select()
    .from(flows)
    .where(eq(flows.authCodeHash, authCodeHash))
    .for('update')
  return flow
}

export async function updateFlow(tx: Tx, id: string, change: Partial<Flow>): Promise<void> {
  await tx.update(flows).set(change).where(eq(flows.id, id))
}

export async function deleteFlow(tx: Tx, id: string): Promise<void> {
  await tx.delete(flows).where(eq(flows.id, id))
}

export async function deleteFlowsBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.delete(flows).where(lt(flows.createdAt, moment))
}
