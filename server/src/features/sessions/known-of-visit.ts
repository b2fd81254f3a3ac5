import type { Tx } from '../../db/open.ts'
import type { KnownOfVisit } from '../../providers/scribe/scribe.ts'
import { findById } from '../auth/auth.api.ts'
import { findDetails } from '../patients/patients.api.ts'
import { findSaved } from './sessions.queries.ts'

/** For a question that belongs to no session: the clinician, and today's date. */
export async function findKnown(
  tx: Tx,
  practitionerId: string,
  sessionId: string | undefined,
): Promise<KnownOfVisit> {
  const session =
    sessionId === undefined ? undefined : await findSaved(tx, practitionerId, sessionId)
  const patient = session?.patient_id
    ? await findDetails(tx, practitionerId, session.patient_id)
    : undefined
  return {
    patientName: session?.patient_name ?? null,
    clinicianName: (await findById(tx, practitionerId))?.name.trim() || null,
    date: (session?.created_at ?? new Date().toISOString()).slice(0, '2026-03-09'.length),
    patient: patient && {
      dateOfBirth: patient.date_of_birth,
      recordNumber: patient.record_number,
      sex: patient.sex,
      pronouns: patient.pronouns,
    },
  }
}
