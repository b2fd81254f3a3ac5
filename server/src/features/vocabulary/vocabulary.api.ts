import { DOSES } from '../../clinical/plausible/doses.data.ts'
import type { Tx } from '../../db/open.ts'
import { NO_DRUGS, type DrugList } from '../../providers/reader/reader.ts'
import { listOwnWords } from './own-words.queries.ts'
import { joinImportedDrugs, listEditions } from './vocabulary.queries.ts'

export { listOwnWords } from './own-words.queries.ts'
export { loadCodes } from './vocabulary.queries.ts'

/** The words that a recogniser should expect: the practitioner's own, then the commonest drugs. */
export async function listExpectedWords(tx: Tx, practitionerId: string): Promise<string[]> {
  const own = await listOwnWords(tx, practitionerId)
  return [...own.map(({ text }) => text), ...DOSES.map(({ drug }) => drug)]
}

/** The drugs of imported lists, reloaded once a list is imported. */
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
