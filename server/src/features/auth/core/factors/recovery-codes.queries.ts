import { and, eq } from 'drizzle-orm'
import { recoveryCodes } from '../../../../db/accounts-schema.ts'
import type { Tx } from '../../../../db/open.ts'

export function countRecoveryCodes(tx: Tx, userId: string): Promise<number> {
  return tx.$count(recoveryCodes, eq(recoveryCodes.userId, userId))
}

export async function replaceRecoveryCodes(
  tx: Tx,
  userId: string,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await deleteRecoveryCodesOf(tx, userId)
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })))
}

/** Whether the code existed; it is deleted. */
export async function spendRecoveryCode(
  tx: Tx,
  userId: string,
  codeHash: Buffer,
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
  return rowCount === 1
}

export async function deleteRecoveryCodesOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}
