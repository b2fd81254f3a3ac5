import { recordEntry } from '../../db/audit.ts'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { lockPatient } from './patients.queries.ts'

export { findDetails, listDetails } from './details.queries.ts'
export { listSignedSessions } from './record.queries.ts'

/**
 * Throws if the patient is missing or another practitioner's. Until the transaction ends it cannot
 * be deleted.
 */
export async function requirePatient(
  tx: Tx,
  practitionerId: string,
  patientId: string,
): Promise<void> {
  const isThere = await lockPatient(tx, practitionerId, patientId, 'key share')
  if (!isThere) throw new AppError('NOT_FOUND', 'Patient not found.')
}

/** For the audit trail: the previous and the new patient of a session or a task. */
export async function tellOfLink(
  tx: Tx,
  practitionerId: string,
  objectId: string,
  before: string | null,
  now: string | null,
): Promise<void> {
  if (before === now) return
  const tell = (what: string, patientId: string) =>
    recordEntry(tx, { practitionerId, what, objectIds: [objectId, patientId] })
  if (before !== null) await tell('patient_unlinked', before)
  if (now !== null) await tell('patient_linked', now)
}
