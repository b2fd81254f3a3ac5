import { DRUG_ROWS } from '../../lexicon/drugs/drug-rows.ts'
import { DRUG_GROUP_MEMBERS } from './drug-group-members.data.ts'

const ROWS = new Map(
  DRUG_ROWS.flatMap((row) =>
    [row.name, ...row.others, ...row.brands].map((called) => [called, row] as const),
  ),
)

/** The generic name: a brand is its drug. What no table knows keeps its own name. */
export function drugOf(concept: string): string {
  return ROWS.get(concept.toLowerCase())?.name ?? concept.toLowerCase()
}

export function isKnownDrug(concept: string): boolean {
  return ROWS.has(concept.toLowerCase())
}

/** Its class in our own table. */
export function groupOfDrug(concept: string): string | undefined {
  return ROWS.get(concept.toLowerCase())?.group
}

/** Whether a drug is one of the group that is spoken of: atorvastatin is a statin. */
export function isOfDrugGroup(drug: string, group: string): boolean {
  const classes = DRUG_GROUP_MEMBERS.find(([called]) => called.test(group.toLowerCase()))?.[1]
  const own = groupOfDrug(drug)
  return own !== undefined && classes?.includes(own) === true
}

/** The same drug, whatever it is called; 'clindamycin gel' is clindamycin. */
export function isSameDrug(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => ROWS.get(name.toLowerCase()))
  // Creams of one kind under different brands are different creams.
  if (first && first === second)
    return !/^(?:emollient|skin infection cream)$/.test(first.group) || one === other
  const words = new Set(one.toLowerCase().split(' '))
  return other
    .toLowerCase()
    .split(' ')
    .every((word) => words.has(word))
}
