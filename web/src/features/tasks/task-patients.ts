import type { Task } from '@chartwright/contract/tasks'

export interface NamedPatient {
  readonly id: string
  readonly name: string
}

/** Everyone who has a task, by name. */
export function patientsOf(tasks: readonly Task[]): NamedPatient[] {
  const names = new Map<string, string>()
  for (const { patient_id, patient_name } of tasks) {
    if (patient_id !== null && patient_name !== null) names.set(patient_id, patient_name)
  }
  const patients = [...names].map(([id, name]) => ({ id, name, key: name.toLowerCase() }))
  patients.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  return patients.map(({ id, name }) => ({ id, name }))
}

export function matchNames(patients: readonly NamedPatient[], text: string): NamedPatient[] {
  const wanted = text.trim().toLowerCase()
  return patients.filter(({ name }) => name.toLowerCase().includes(wanted))
}

export function patientOf({
  patient_id,
  patient_name,
}: Pick<Task, 'patient_id' | 'patient_name'>): NamedPatient | undefined {
  return patient_id === null ? undefined : { id: patient_id, name: patient_name ?? '' }
}
