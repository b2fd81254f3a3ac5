import { and, asc, eq, ne } from 'drizzle-orm'
import { challenges, factors } from '../../../../db/accounts-schema.ts'
import type { Tx } from '../../../../db/open.ts'
import type { Factor } from '../users/users.queries.ts'

export type Challenge = typeof challenges.$inferSelect

export function listFactors(tx: Tx, userId: string): Promise<Factor[]> {
  return tx.select().from(factors).where(eq(factors.userId, userId)).orderBy(asc(factors.createdAt))
}

/** Locked: codes of one factor are checked one at a time. Undefined for another user's factor. */
export async function findFactor(
  tx: Tx,
  userId: string,
  factorId: string,
): Promise<Factor | undefined> {
  const [factor] = await tx
    .select()
    .from(factors)
    .where(and(eq(factors.userId, userId), eq(factors.id, factorId)))
    .for('update')
  return factor
}

export async function insertFactor(tx: Tx, factor: typeof factors.$inferInsert): Promise<void> {
  await tx.insert(factors).values(factor)
}

export async function updateFactor(
  tx: Tx,
  factorId: string,
  change: Partial<Factor>,
): Promise<void> {
  await tx.update(factors).set(change).where(eq(factors.id, factorId))
}

export async function deleteFactor(tx: Tx, factorId: string): Promise<void> {
  await tx.delete(factors).where(eq(factors.id, factorId))
}

export async function deleteFactorsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(factors).where(eq(factors.userId, userId))
}

export async function deleteOtherUnverifiedFactors(
  tx: Tx,
  { id, userId, factorType }: Factor,
): Promise<void> {
  await tx
    .delete(factors)
    .where(
      and(
        eq(factors.userId, userId),
        ne(factors.id, id),
        eq(factors.factorType, factorType),
        eq(factors.status, 'unverified'),
      ),
    )
}

export async function insertChallenge(
  tx: Tx,
  challenge: typeof challenges.$inferInsert,
): Promise<void> {
  await tx.insert(challenges).values(challenge)
}

export async function findChallenge(
  tx: Tx,
  factorId: string,
  challengeId: string,
): Promise<Challenge | undefined> {
  const [challenge] = await tx
    .select()
    .from(challenges)
    .where(and(eq(challenges.factorId, factorId), eq(challenges.id, challengeId)))
    .for('update')
  return challenge
}

export async function deleteChallenge(tx: Tx, id: string): Promise<void> {
  await tx.delete(challenges).where(eq(challenges.id, id))
}

export async function markChallengeVerified(tx: Tx, id: string, verifiedAt: Date): Promise<void> {
  await tx.update(challenges).set({ verifiedAt }).where(eq(challenges.id, id))
}
