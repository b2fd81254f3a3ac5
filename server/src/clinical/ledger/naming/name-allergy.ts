import type { DrugNames } from './drug-names.ts'

const REACTS =
  /^(?:(?:no|not|any|known|an?) )*(?:allergic reactions?|allergic|allerg(?:y|ies)|reactions?|react(?:s|ed)?(?: \w+(?= to\b))?)(?: at all)?(?: to)?(?: to)? (?:(?:any|the|some|my|your|all) )*/
const ANY_DRUG = /^(?:drugs?|meds?|medications?|medicines?|prescriptions?)$/
const ANYTHING =
  /^(?:anything|something|things?|allergy|allergies|allergic|known allergies)?$|^(?:otherwise|none|for|as far|that|at all)\b/

/** An allergy is named by its substance: 'allergic to penicillin' is 'penicillin'. */
export function nameAllergy(plain: string, drugs: DrugNames): string | undefined {
  const substance = `${plain} `.replace(REACTS, '').trim()
  if (ANY_DRUG.test(substance)) return 'drug allergy'
  if (ANYTHING.test(substance)) return 'allergies'
  if (/^foods?$/.test(substance)) return 'food allergy'
  const named = drugs.nameDrug(substance)
  if (named !== undefined) return named
  return substance === plain ? undefined : substance
}
