import { and, eq, sql } from 'drizzle-orm'
import { oneTimeTokens } from '../../../../db/accounts-schema.ts'
import type { Tx } from '../../../../db/open.ts'

export type OneTimeToken = typeof oneTimeTokens.$inferSelect
export type OneTimeTokenType = OneTimeToken['type']

/** A newer token replaces the older one of its kind. */
export async function replaceOneTimeToken(
  tx: Tx,
  token: typeof oneTimeTokens.$inferInsert,
): Promise<void> {
  await deleteOneTimeToken(tx, token.userId, token.type)
  await tx.insert(oneTimeTokens).values(token)
}

/** Not locked: the user has to be locked first. */
export async function findLinkOwner(tx: Tx, linkHash: Buffer): Promise<string | undefined> {
  const [token] = await tx
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.linkHash, linkHash))
  return token?.userId
}

export async function findTokenByLink(tx: Tx, linkHash: Buffer): Promise<OneTimeToken | undefined> {
  const [token] = await tx
    .select()
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.linkHash, linkHash))
    .for('update')
  return token
}

export async function findTokenOfUser(
  tx: Tx,
  userId: string,
  type: OneTimeTokenType,
): Promise<OneTimeToken | undefined> {
  const [token] = await tx
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.type, type)))
    .for('update')
  return token
}

export async function countWrongCode(tx: Tx, id: string): Promise<void> {
  await tx
    .update(oneTimeTokens)
    .set({ wrongCodes: sql`${oneTimeTokens.wrongCodes} + 1` })
    .where(eq(oneTimeTokens.id, id))
}

export async function deleteOneTimeToken(
  tx: Tx,
  userId: string,
  type: OneTimeTokenType,
): Promise<void> {
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.type, type)))
}

export async function deleteOneTimeTokensOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId))
}
