import { drugNamesOf, type DrugNames } from '../../clinical/ledger/naming/drug-names.ts'
import type { Tx } from '../../db/open.ts'
import { listImportedDrugs } from './vocabulary.queries.ts'

export { loadCodes } from './vocabulary.queries.ts'

/** The drugs of the product's tables, and those of an imported list. */
export async function loadDrugNames(tx: Tx): Promise<DrugNames> {
  return drugNamesOf(await listImportedDrugs(tx))
}
