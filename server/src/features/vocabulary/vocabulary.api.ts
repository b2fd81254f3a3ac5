import type { Tx } from '../../db/open.ts'
import { NO_DRUGS, type DrugList } from '../../providers/reader/reader.ts'
import { joinImportedDrugs, listEditions } from './vocabulary.queries.ts'

export { loadCodes } from './vocabulary.queries.ts'

/** The drugs of imported lists, fetched anew once a list was imported. */
export function importedDrugs(): (tx: Tx) => Promise<DrugList> {
  let known = NO_DRUGS
  return async (tx) => {
    const editions = (await listEditions(tx)).filter(({ kind }) => kind !== 'icd10cm')
    const version = editions
      .map(({ kind, importedAt }) => `${kind} ${importedAt.toISOString()}`)
      .join(', ')
    if (version !== known.version) known = { version, names: await joinImportedDrugs(tx) }
    return known
  }
}
