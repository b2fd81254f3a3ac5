import type { Patient } from '@chartwright/contract/patients'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { patients } from '../../db/schema.ts'

const columns = { id: patients.id, name: patients.name }
const byName = [asc(sql`lower(${patients.name})`), asc(patients.id)]

/** Every query names its owner; row-level security is the second line of defence, not the first. */
function owned(practitionerId: string, patientId: string) {
  return and(eq(patients.practitionerId, practitionerId), eq(patients.id, patientId))
}

export function listPatients(tx: Tx, practitionerId: string): Promise<Patient[]> {
  return tx
    .select(columns)
    .from(patients)
    .where(eq(patients.practitionerId, practitionerId))
    .orderBy(...byName)
}

/** Case-insensitive, anywhere in the name. */
export function searchPatients(tx: Tx, practitionerId: string, text: string): Promise<Patient[]> {
  return tx
    .select(columns)
    .from(patients)
    .where(
      and(
        eq(patients.practitionerId, practitionerId),
        sql`position(lower(${text}) in lower(${patients.name})) > 0`,
      ),
    )
    .orderBy(...byName)
}

/** Undefined if the patient is missing or another practitioner's: existence is not disclosed. */
export async function findPatient(
  tx: Tx,
  practitionerId: string,
  patientId: string,
): Promise<Patient | undefined> {
  const [patient] = await tx.select(columns).from(patients).where(owned(practitionerId, patientId))
  return patient
}

/** False if this practitioner has no such patient. */
export async function lockPatient(
  tx: Tx,
  practitionerId: string,
  patientId: string,
  strength: 'key share' | 'update',
): Promise<boolean> {
  const rows = await tx
    .select({ id: patients.id })
    .from(patients)
    .where(owned(practitionerId, patientId))
    .for(strength)
  return rows.length === 1
}

export async function insertPatient(
  tx: Tx,
  practitionerId: string,
  patient: Patient,
): Promise<Patient> {
  await tx.insert(patients).values({ practitionerId, ...patient })
  return patient
}

export async function renamePatient(
  tx: Tx,
  practitionerId: string,
  { id, name }: Patient,
): Promise<Patient | undefined> {
  const [patient] = await tx
    .update(patients)
    .set({ name })
    .where(owned(practitionerId, id))
    .returning(columns)
  return patient
}

export async function removePatient(
  tx: Tx,
  practitionerId: string,
  patientId: string,
): Promise<void> {
  await tx.delete(patients).where(owned(practitionerId, patientId))
}
