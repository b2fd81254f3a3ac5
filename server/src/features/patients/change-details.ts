import type { PatientDetails, PatientDetailsWrite } from '@chartwright/contract/patient-details'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { isRecordNumberTaken, updateDetails } from './details.queries.ts'

const UNIQUE_VIOLATION = '23505'

/** If two patients get the same number concurrently, the index refuses the later. */
export async function changeDetails(
  tx: Tx,
  practitionerId: string,
  patientId: string,
  change: PatientDetailsWrite,
): Promise<PatientDetails | undefined> {
  const number = change.record_number
  if (number && (await isRecordNumberTaken(tx, practitionerId, patientId, number))) {
    throw new AppError('RECORD_NUMBER_TAKEN')
  }
  try {
    return await updateDetails(tx, practitionerId, patientId, change)
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('RECORD_NUMBER_TAKEN')
    throw error
  }
}

function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return typeof cause === 'object' && cause !== null && 'code' in cause
    ? cause.code === UNIQUE_VIOLATION
    : false
}
