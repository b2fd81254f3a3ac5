import type { Patient } from '@chartwright/contract/patients'

const collator = new Intl.Collator(undefined, { numeric: true })

/** By name as the reader's language orders it; equal names keep one order, by id. */
export function sortPatients(patients: readonly Patient[]): Patient[] {
  return patients.toSorted((a, b) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1))
}
