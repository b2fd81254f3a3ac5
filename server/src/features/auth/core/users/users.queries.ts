import { asc, eq } from 'drizzle-orm'
import { users, type factors, type identities } from '../../../../db/accounts-schema.ts'
import type { Tx } from '../../../../db/open.ts'

export type User = typeof users.$inferSelect
export type Identity = typeof identities.$inferSelect
export type Factor = typeof factors.$inferSelect

/**
 * Locked until the transaction ends, so that operations on one account are serialised. Whoever
 * locks more than the user locks the user first: this prevents deadlocks.
 */
export async function findUserByEmail(tx: Tx, email: string): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update')
  return user
}

export async function findUser(tx: Tx, id: string): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  return user
}

/** Undefined if the address was taken in the meantime. */
export async function insertUser(
  tx: Tx,
  user: typeof users.$inferInsert,
): Promise<User | undefined> {
  const [inserted] = await tx
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning()
  return inserted
}

export async function updateUser(tx: Tx, id: string, change: Partial<User>): Promise<User> {
  const [user] = await tx
    .update(users)
    .set({ ...change, updatedAt: change.updatedAt ?? new Date() })
    .where(eq(users.id, id))
    .returning()
  if (!user) throw new Error('user is gone')
  return user
}

export function listUsers(tx: Tx, page: number, perPage: number): Promise<User[]> {
  return tx
    .select()
    .from(users)
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
}

export function countUsers(tx: Tx): Promise<number> {
  return tx.$count(users)
}

export async function deleteUser(tx: Tx, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id))
}
