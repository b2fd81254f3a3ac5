import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { identities } from '../../../../db/accounts-schema.ts'
import type { Tx } from '../../../../db/open.ts'
import type { Identity } from '../users/users.queries.ts'

export function listIdentities(tx: Tx, userId: string): Promise<Identity[]> {
  return tx
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt))
}

/** Until the transaction ends: concurrent returns of one new person are serialised. */
export async function lockIdentity(tx: Tx, provider: string, providerId: string): Promise<void> {
  const key = `${provider}:${providerId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

export async function findIdentity(
  tx: Tx,
  provider: string,
  providerId: string,
): Promise<Identity | undefined> {
  const [identity] = await tx
    .select()
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.providerId, providerId)))
  return identity
}

/** Keeps an existing one: two concurrent returns of one person are one person. */
export async function insertIdentity(
  tx: Tx,
  identity: typeof identities.$inferInsert,
): Promise<void> {
  await tx.insert(identities).values(identity).onConflictDoNothing()
}

export async function updateIdentity(tx: Tx, id: string, change: Partial<Identity>): Promise<void> {
  await tx.update(identities).set(change).where(eq(identities.id, id))
}

/** When a verified identity takes over an account that was never verified. */
export async function deleteOtherIdentities(
  tx: Tx,
  userId: string,
  provider: string,
): Promise<void> {
  await tx
    .delete(identities)
    .where(and(eq(identities.userId, userId), ne(identities.provider, provider)))
}
