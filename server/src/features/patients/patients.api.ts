import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { lockPatient } from './patients.queries.ts'

export { listPatients } from './patients.queries.ts'

/** Throws for another practitioner's patient as for none. Until the transaction ends it cannot be deleted. */
export async function requirePatient(
  tx: Tx,
  practitionerId: string,
  patientId: string,
): Promise<void> {
  const isThere = await lockPatient(tx, practitionerId, patientId, 'key share')
  if (!isThere) throw new AppError('NOT_FOUND', 'Patient not found.')
}
