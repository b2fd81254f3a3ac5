import type { Patient } from '@chartwright/contract/patients'

/** Those whose name contains the text, case-insensitively. */
export function matchPatients(patients: readonly Patient[], text: string): Patient[] {
  const wanted = fold(text)
  return patients.filter(({ name }) => fold(name).includes(wanted))
}

/** The one whose name equals the text, case-insensitively; with several, the same case wins. */
export function findByName(patients: readonly Patient[], text: string): Patient | undefined {
  const wanted = fold(text)
  const found = patients.filter(({ name }) => fold(name) === wanted)
  return found.find(({ name }) => name === text.trim()) ?? found[0]
}

function fold(text: string): string {
  return text.normalize('NFC').trim().toLowerCase()
}
