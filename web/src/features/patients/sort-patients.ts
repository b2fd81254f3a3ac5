import type { Patient } from '@chartwright/contract/patients'

const collator = new Intl.Collator(undefined, { numeric: true })

/** By name in the reader's locale; equal names have a stable order, by id. */
export function sortPatients(patients: readonly Patient[]): Patient[] {
  return patients.toSorted((a, b) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1))
}
