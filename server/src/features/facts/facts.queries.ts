import { and, asc, eq, sql } from 'drizzle-orm'
import { factCorrections } from '../../db/fact-schema.ts'
import type { Tx } from '../../db/open.ts'
import type { Correction } from './correction.ts'

/** In order of creation. */
export async function listCorrections(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<Correction[]> {
  const rows = await tx
    .select()
    .from(factCorrections)
    .where(
      and(
        eq(factCorrections.practitionerId, practitionerId),
        eq(factCorrections.sessionId, sessionId),
      ),
    )
    .orderBy(asc(factCorrections.createdAt), asc(factCorrections.factId))
  return rows.map(({ factId, wasHeard, heard, content, isDeleted, segmentId, ...places }) => ({
    factId,
    wasHeard,
    heard,
    content,
    isDeleted,
    anchor:
      segmentId === null
        ? null
        : { segmentId, from: places.fromPlace ?? 0, to: places.toPlace ?? 0 },
  }))
}

/** Replaces any existing correction of this fact. */
export async function saveCorrection(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
  { factId, wasHeard, heard, content, isDeleted, anchor }: Correction,
): Promise<void> {
  await tx
    .insert(factCorrections)
    .values({
      practitionerId,
      sessionId,
      factId,
      wasHeard,
      heard,
      content,
      isDeleted,
      segmentId: anchor?.segmentId ?? null,
      fromPlace: anchor?.from ?? null,
      toPlace: anchor?.to ?? null,
    })
    .onConflictDoUpdate({
      target: [factCorrections.sessionId, factCorrections.factId],
      set: { content, isDeleted, updatedAt: sql`now()` },
      setWhere: eq(factCorrections.practitionerId, practitionerId),
    })
}

export async function removeCorrection(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
  factId: string,
): Promise<void> {
  await tx
    .delete(factCorrections)
    .where(
      and(
        eq(factCorrections.practitionerId, practitionerId),
        eq(factCorrections.sessionId, sessionId),
        eq(factCorrections.factId, factId),
      ),
    )
}

/**
 * Deletes corrections of what was heard. A fact that a person added stays, without the words it was
 * based on.
 */
export async function forgetHeardFacts(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<void> {
  const ofSession = and(
    eq(factCorrections.practitionerId, practitionerId),
    eq(factCorrections.sessionId, sessionId),
  )
  await tx.delete(factCorrections).where(and(ofSession, eq(factCorrections.wasHeard, true)))
  await tx
    .update(factCorrections)
    .set({ heard: null, segmentId: null, fromPlace: null, toPlace: null })
    .where(ofSession)
}
