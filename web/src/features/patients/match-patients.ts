import type { Patient } from '@chartwright/contract/patients'

/** Those whose name contains the text, whatever the case. */
export function matchPatients(patients: readonly Patient[], text: string): Patient[] {
  const wanted = fold(text)
  return patients.filter(({ name }) => fold(name).includes(wanted))
}

/** The one whose name is the text, whatever the case; the same case wins where several are. */
export function findByName(patients: readonly Patient[], text: string): Patient | undefined {
  const wanted = fold(text)
  const found = patients.filter(({ name }) => fold(name) === wanted)
  return found.find(({ name }) => name === text.trim()) ?? found[0]
}

function fold(text: string): string {
  return text.normalize('NFC').trim().toLowerCase()
}
