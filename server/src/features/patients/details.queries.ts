import type { PatientDetails, PatientDetailsWrite } from '@chartwright/contract/patient-details'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { patients } from '../../db/schema.ts'

const columns = {
  id: patients.id,
  name: patients.name,
  date_of_birth: patients.dateOfBirth,
  record_number: patients.recordNumber,
  sex: patients.sex,
  pronouns: patients.pronouns,
  phone: patients.phone,
  email: patients.email,
}

function owned(practitionerId: string, patientId: string) {
  return and(eq(patients.practitionerId, practitionerId), eq(patients.id, patientId))
}

/** Undefined if the patient is missing or another practitioner's: existence is not disclosed. */
export async function findDetails(
  tx: Tx,
  practitionerId: string,
  patientId: string,
): Promise<PatientDetails | undefined> {
  const [patient] = await tx.select(columns).from(patients).where(owned(practitionerId, patientId))
  return patient
}

export function listDetails(tx: Tx, practitionerId: string): Promise<PatientDetails[]> {
  return tx
    .select(columns)
    .from(patients)
    .where(eq(patients.practitionerId, practitionerId))
    .orderBy(asc(sql`lower(${patients.name})`), asc(patients.id))
}

/** Whether another patient of the practitioner has the number, case-insensitively. */
export async function isRecordNumberTaken(
  tx: Tx,
  practitionerId: string,
  patientId: string,
  recordNumber: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: patients.id })
    .from(patients)
    .where(
      and(
        eq(patients.practitionerId, practitionerId),
        ne(patients.id, patientId),
        sql`lower(${patients.recordNumber}) = lower(${recordNumber})`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Undefined as in findDetails. */
export async function updateDetails(
  tx: Tx,
  practitionerId: string,
  patientId: string,
  change: PatientDetailsWrite,
): Promise<PatientDetails | undefined> {
  const { name, date_of_birth, record_number, sex, pronouns, phone, email } = change
  const [patient] = await tx
    .update(patients)
    .set({
      name,
      dateOfBirth: date_of_birth,
      recordNumber: record_number,
      sex,
      pronouns,
      phone,
      email,
    })
    .where(owned(practitionerId, patientId))
    .returning(columns)
  return patient
}
