import type { SessionChange, SessionSaved } from '@chartwright/contract/sessions'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { sanitizeNote } from '../../lib/note-html.ts'
import { requirePatient, tellOfLink } from '../patients/patients.api.ts'
import { findSaved, updateSession } from './sessions.queries.ts'

/** Spec 2 §7.1: `sessionName` is an alias of `name`. */
export async function changeSession(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
  change: SessionChange,
): Promise<SessionSaved> {
  const { patient_id, tabs, activeTabId, tabContents, content_version } = change
  if (patient_id) await requirePatient(tx, practitionerId, patient_id)
  const before =
    patient_id === undefined ? undefined : await findSaved(tx, practitionerId, sessionId)
  const wasChanged = await updateSession(
    tx,
    practitionerId,
    sessionId,
    {
      name: await findNewName(tx, practitionerId, sessionId, change),
      patientId: patient_id,
      tabs,
      activeTabId,
      tabContents: tabContents && sanitizeAll(tabContents),
    },
    tabContents && content_version,
  )
  const session = await findSaved(tx, practitionerId, sessionId)
  if (!session) throw new AppError('NOT_FOUND', 'Session not found.')
  if (!wasChanged) throw new AppError('CONFLICT')
  if (before) await tellOfLink(tx, practitionerId, sessionId, before.patient_id, session.patient_id)
  return session
}

/** A name sent back unchanged renames nothing: the ledger may go on naming the session. */
async function findNewName(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
  { name, sessionName }: SessionChange,
): Promise<string | undefined> {
  const given = name ?? sessionName
  if (given === undefined) return undefined
  const known = await findSaved(tx, practitionerId, sessionId)
  return known?.name === given ? undefined : given
}

function sanitizeAll(contents: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(contents).map(([tabId, html]) => [tabId, sanitizeNote(html)]),
  )
}
