import { CONDITION_ROWS } from '../../clinical/lexicon/concepts/concept-rows.ts'
import { CONDITIONS } from '../../clinical/lexicon/conditions.data.ts'
import type { Tx } from '../../db/open.ts'
import { StartupError } from '../../lib/startup-error.ts'
import { DamagedLine, readVocabularyFile, TITLES, type VocabularyFile } from './vocabulary-file.ts'
import { listEditions, replaceEdition, type Edition } from './vocabulary.queries.ts'

const UNCHANGED = 'Nothing was changed.'
/** Lists grow slowly: much less than the last one is a partial list. */
const LEAST_SHARE = 0.5

/** Reads a list without touching the database; errors are explained in a sentence. */
export function readVocabulary(text: string): VocabularyFile {
  try {
    const file = readVocabularyFile(text)
    if (file && file.names.length > 0) return file
  } catch (error) {
    if (!(error instanceof DamagedLine)) throw error
    throw new StartupError(
      `Line ${String(error.line)} is no line of a ${TITLES[error.kind]} file: the file is damaged, or its download was cut short. ${UNCHANGED}`,
    )
  }
  throw new StartupError(
    `This is no ICD-10-CM order file, no RXNCONSO.RRF of RxNorm and no product.txt of the NDC directory. ${UNCHANGED}`,
  )
}

/** Returns what to print. */
export async function importVocabulary(
  tx: Tx,
  file: VocabularyFile,
  year: number,
): Promise<string> {
  const title = TITLES[file.kind]
  const stored = (await listEditions(tx)).find(({ kind }) => kind === file.kind)
  if (stored && stored.year > year) {
    throw new StartupError(
      `${title} ${String(stored.year)} is here already, and the file is of ${String(year)}. ${UNCHANGED}`,
    )
  }
  if (stored && file.names.length < stored.names * LEAST_SHARE) {
    throw new StartupError(
      `The file has ${String(file.names.length)} names, and ${title} ${String(stored.year)} had ${String(stored.names)}: it is a part of a list. ${UNCHANGED}`,
    )
  }
  await replaceEdition(tx, file, year)
  const told = `${title} ${String(year)} is imported: ${String(file.names.length)} names.`
  const missing = file.kind === 'icd10cm' ? missingCodes(file) : []
  return missing.length === 0
    ? told
    : `${told} ${String(missing.length)} codes of the product's own tables are not in it: ${missing.join(', ')}.`
}

export function describeEditions(editions: readonly Edition[]): string {
  if (editions.length === 0) return "Nothing is imported; the product's own tables are used."
  return editions
    .map(
      ({ kind, year, names, importedAt }) =>
        `${TITLES[kind]} ${String(year)}: ${String(names)} names, imported on ${importedAt.toISOString().slice(0, 10)}`,
    )
    .join('\n')
}

/** Codes that a new year has split or dropped. */
function missingCodes({ names }: VocabularyFile): string[] {
  const codes = new Set(names.map(({ code }) => code))
  const ours = [...CONDITIONS.map(([, code]) => code), ...CONDITION_ROWS.map(({ code }) => code)]
  return [...new Set(ours)].filter((code): code is string => !!code && !codes.has(code)).sort()
}
