import type { CurrentUser, Profile } from '@chartwright/contract/practitioner'
import { splitTitle } from '@chartwright/contract/practitioner'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/open.ts'
import { practitioners } from '../../../db/schema.ts'

export type PractitionerRow = typeof practitioners.$inferSelect

export async function findByEmail(tx: Tx, email: string): Promise<PractitionerRow | undefined> {
  const [row] = await tx.select().from(practitioners).where(eq(practitioners.email, email))
  return row
}

export async function findById(tx: Tx, id: string): Promise<PractitionerRow | undefined> {
  const [row] = await tx.select().from(practitioners).where(eq(practitioners.id, id))
  return row
}

/** Keeps an existing row: a repeated sign-up changes nothing. */
export async function insertPractitioner(
  tx: Tx,
  row: typeof practitioners.$inferInsert,
): Promise<void> {
  await tx.insert(practitioners).values(row).onConflictDoNothing()
}

export async function updatePractitioner(
  tx: Tx,
  id: string,
  change: Partial<PractitionerRow>,
): Promise<PractitionerRow | undefined> {
  const [row] = await tx
    .update(practitioners)
    .set(change)
    .where(eq(practitioners.id, id))
    .returning()
  return row
}

/** Undefined if there is nobody to verify: a practitioner blocked in the meantime stays blocked. */
export async function verifyUnverified(
  tx: Tx,
  id: string,
  given: Partial<Pick<PractitionerRow, 'name' | 'role' | 'country'>>,
): Promise<PractitionerRow | undefined> {
  const [row] = await tx
    .update(practitioners)
    .set({ ...given, accessStatus: 'verified' })
    .where(and(eq(practitioners.id, id), eq(practitioners.accessStatus, 'unverified')))
    .returning()
  return row
}

/** With all their data, and with the templates that they shared. */
export async function deletePractitioner(tx: Tx, id: string): Promise<boolean> {
  // Deleting months of audio takes longer than any other statement may.
  await tx.execute(sql`set local statement_timeout = '15min'`)
  const { rowCount } = await tx.delete(practitioners).where(eq(practitioners.id, id))
  return rowCount === 1
}

export function viewCurrentUser(row: PractitionerRow): CurrentUser {
  const { id, name, email, role, country, accessStatus } = row
  return { id, name, email, role, country, access_status: accessStatus }
}

export function viewProfile(row: PractitionerRow): Profile {
  return {
    ...viewCurrentUser(row),
    specialty: row.specialty,
    organization_name: row.organizationName,
    organization_size: row.organizationSize,
    title: splitTitle(row.name).title,
  }
}

export function listPractitioners(tx: Tx): Promise<PractitionerRow[]> {
  return tx.select().from(practitioners).orderBy(practitioners.createdAt)
}
