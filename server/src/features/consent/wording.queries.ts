import {
  FIRST_WORDING_VERSION,
  ORIGINAL_WORDING,
  type ConsentWording,
} from '@chartwright/contract/consent'
import { and, asc, desc, eq } from 'drizzle-orm'
import { consentWordings } from '../../db/consent-schema.ts'
import type { Tx } from '../../db/open.ts'

const columns = { version: consentWordings.version, text: consentWordings.text }
const ORIGINAL: ConsentWording = { version: FIRST_WORDING_VERSION, text: ORIGINAL_WORDING }

/** The newest one: the product's own until it is edited. */
export async function findWording(tx: Tx, practitionerId: string): Promise<ConsentWording> {
  const [row] = await tx
    .select(columns)
    .from(consentWordings)
    .where(eq(consentWordings.practitionerId, practitionerId))
    .orderBy(desc(consentWordings.version))
    .limit(1)
  return row ?? ORIGINAL
}

/** Undefined if the practitioner never had such a version. */
export async function findWordingOf(
  tx: Tx,
  practitionerId: string,
  version: number,
): Promise<ConsentWording | undefined> {
  const [row] = await tx
    .select(columns)
    .from(consentWordings)
    .where(
      and(eq(consentWordings.practitionerId, practitionerId), eq(consentWordings.version, version)),
    )
  return row
}

/** Oldest first, with the time each was written; empty if nothing was read aloud or edited yet. */
export async function listWordings(tx: Tx, practitionerId: string) {
  const rows = await tx
    .select({ ...columns, created_at: consentWordings.createdAt })
    .from(consentWordings)
    .where(eq(consentWordings.practitionerId, practitionerId))
    .orderBy(asc(consentWordings.version))
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

/**
 * The product's own wording becomes the practitioner's first version when it is used or edited: a
 * later version of the product may word it differently, and theirs stays.
 */
export async function keepOriginal(tx: Tx, practitionerId: string): Promise<void> {
  await tx
    .insert(consentWordings)
    .values({ practitionerId, ...ORIGINAL })
    .onConflictDoNothing()
}

/** False if somebody else has written this version in the meantime. */
export async function insertWording(
  tx: Tx,
  practitionerId: string,
  wording: ConsentWording,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(consentWordings)
    .values({ practitionerId, ...wording })
    .onConflictDoNothing()
  return rowCount === 1
}
