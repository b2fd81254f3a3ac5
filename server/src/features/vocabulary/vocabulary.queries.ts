import { eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import type { CodeEdition } from '../../clinical/codes/code-table.ts'
import { vocabularyEditions, vocabularyNames } from '../../db/vocabulary-schema.ts'
import type { VocabularyFile, VocabularyKind } from './vocabulary-file.ts'

const BATCH = 5_000

export interface Edition {
  readonly kind: VocabularyKind
  readonly year: number
  readonly names: number
  readonly importedAt: Date
}

export async function listEditions(tx: Tx): Promise<Edition[]> {
  return tx.select().from(vocabularyEditions).orderBy(vocabularyEditions.kind)
}

/** Replaces the older edition with this one, or changes nothing. */
export async function replaceEdition(
  tx: Tx,
  { kind, names }: VocabularyFile,
  year: number,
): Promise<void> {
  await tx.transaction(async (inner) => {
    await inner.delete(vocabularyNames).where(eq(vocabularyNames.kind, kind))
    await inner.delete(vocabularyEditions).where(eq(vocabularyEditions.kind, kind))
    await inner.insert(vocabularyEditions).values({ kind, year, names: names.length })
    for (let from = 0; from < names.length; from += BATCH) {
      const batch = names.slice(from, from + BATCH)
      const codes = sql.param(batch.map(({ code }) => code))
      const titles = sql.param(batch.map(({ name }) => name))
      await inner.execute(
        sql`insert into ${vocabularyNames} (kind, code, name)
          select ${kind}, * from unnest(${codes}::text[], ${titles}::text[])`,
      )
    }
  })
}

/** One per line. There are tens of thousands: as rows they would hold up everybody else. */
export async function joinImportedDrugs(tx: Tx): Promise<string> {
  const [row] = await tx
    .select({ names: sql<string | null>`string_agg(distinct ${vocabularyNames.name}, E'\n')` })
    .from(vocabularyNames)
    .where(inArray(vocabularyNames.kind, ['rxnorm', 'ndc']))
  return row?.names ?? ''
}

/** The imported edition of ICD-10-CM; undefined if there is none. */
export async function loadCodes(tx: Tx): Promise<CodeEdition | undefined> {
  const [edition] = await tx
    .select({ year: vocabularyEditions.year })
    .from(vocabularyEditions)
    .where(eq(vocabularyEditions.kind, 'icd10cm'))
  if (!edition) return undefined
  const rows = await tx
    .select({ code: vocabularyNames.code, name: vocabularyNames.name })
    .from(vocabularyNames)
    .where(eq(vocabularyNames.kind, 'icd10cm'))
  const codes = new Set(rows.map(({ code }) => code))
  return {
    year: edition.year,
    byName: new Map(rows.map(({ code, name }) => [name.toLowerCase(), code])),
    has: (code) => codes.has(code),
  }
}
