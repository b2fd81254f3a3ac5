import type { OwnWord } from '@chartwright/contract/vocabulary'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { practitionerWords } from '../../db/words-schema.ts'
import { newId } from '../../lib/ids.ts'

const columns = {
  id: practitionerWords.id,
  text: practitionerWords.text,
  created_at: practitionerWords.createdAt,
}

/** In alphabetical order. */
export async function listOwnWords(tx: Tx, practitionerId: string): Promise<OwnWord[]> {
  const rows = await tx
    .select(columns)
    .from(practitionerWords)
    .where(eq(practitionerWords.practitionerId, practitionerId))
    .orderBy(asc(sql`lower(${practitionerWords.text})`))
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

export async function countOwnWords(tx: Tx, practitionerId: string): Promise<number> {
  return tx.$count(practitionerWords, eq(practitionerWords.practitionerId, practitionerId))
}

/** The same word in another case is the existing one. */
export async function findOwnWord(
  tx: Tx,
  practitionerId: string,
  text: string,
): Promise<OwnWord | undefined> {
  const [row] = await tx
    .select(columns)
    .from(practitionerWords)
    .where(
      and(
        eq(practitionerWords.practitionerId, practitionerId),
        sql`lower(${practitionerWords.text}) = lower(${text})`,
      ),
    )
  return row && { ...row, created_at: row.created_at.toISOString() }
}

/** Does nothing if the word already exists. */
export async function insertOwnWord(tx: Tx, practitionerId: string, text: string): Promise<void> {
  await tx
    .insert(practitionerWords)
    .values({ id: newId(), practitionerId, text })
    .onConflictDoNothing()
}

/** False if the practitioner has no such word. */
export async function deleteOwnWord(
  tx: Tx,
  practitionerId: string,
  wordId: string,
): Promise<boolean> {
  const gone = await tx
    .delete(practitionerWords)
    .where(
      and(eq(practitionerWords.practitionerId, practitionerId), eq(practitionerWords.id, wordId)),
    )
    .returning({ id: practitionerWords.id })
  return gone.length === 1
}
