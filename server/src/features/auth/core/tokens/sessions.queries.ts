import { and, eq, isNull, ne } from 'drizzle-orm'
import { sessions } from '../../../../db/accounts-schema.ts'
import type { Tx } from '../../../../db/open.ts'

export type AuthSession = typeof sessions.$inferSelect

/** Locked until the transaction ends: refreshes of one session are serialised. */
export async function findSession(tx: Tx, id: string): Promise<AuthSession | undefined> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, id)).for('update')
  return session
}

/** Not locked: the user has to be locked first. */
export async function findSessionOwner(tx: Tx, id: string): Promise<string | undefined> {
  const [session] = await tx
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.id, id))
  return session?.userId
}

export async function insertSession(
  tx: Tx,
  session: typeof sessions.$inferInsert,
): Promise<AuthSession> {
  const [inserted] = await tx.insert(sessions).values(session).returning()
  if (!inserted) throw new Error('session was not stored')
  return inserted
}

export async function updateSession(
  tx: Tx,
  id: string,
  change: Partial<AuthSession>,
): Promise<AuthSession> {
  const [session] = await tx.update(sessions).set(change).where(eq(sessions.id, id)).returning()
  if (!session) throw new Error('session is gone')
  return session
}

export async function deleteSession(tx: Tx, id: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.id, id))
}

export async function deleteSessionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
}

export async function deleteOtherSessions(tx: Tx, userId: string, keptId: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
}

export async function deleteOtherSessionsBelowAal2(
  tx: Tx,
  userId: string,
  keptId: string,
): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, keptId), eq(sessions.aal, 'aal1')))
}

/** Raised by a recovery code, either directly or after the factor. */
export function listSessionsOfCodes(tx: Tx, userId: string): Promise<AuthSession[]> {
  const isRaised = and(eq(sessions.aal, 'aal2'), isNull(sessions.factorId))
  return tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isRaised))
    .for('update')
}

export function listSessionsOfFactor(tx: Tx, factorId: string): Promise<AuthSession[]> {
  return tx.select().from(sessions).where(eq(sessions.factorId, factorId)).for('update')
}
