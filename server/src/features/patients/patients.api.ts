import { recordEntry } from '../../db/audit.ts'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { lockPatient } from './patients.queries.ts'

export { findDetails, listDetails } from './details.queries.ts'
export { listSignedSessions } from './record.queries.ts'

/** Throws for another practitioner's patient as for none. Until the transaction ends it cannot be deleted. */
export async function requirePatient(
  tx: Tx,
  practitionerId: string,
  patientId: string,
): Promise<void> {
  const isThere = await lockPatient(tx, practitionerId, patientId, 'key share')
  if (!isThere) throw new AppError('NOT_FOUND', 'Patient not found.')
}

/** For the trail: whose a session or a task was, and whose it is now. */
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
