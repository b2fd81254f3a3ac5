import type { ConsentAnswer } from '@chartwright/contract/consent'
import { recordEntry } from '../../db/audit.ts'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { stopDeclined } from '../recording/recording.api.ts'
import { lockSession } from '../sessions/sessions.api.ts'
import { insertConsent } from './consent.queries.ts'
import type { ConsentDeps } from './consent-deps.ts'
import { findName } from './find-name.ts'
import { findWordingOf, keepOriginal } from './wording.queries.ts'

interface Answered {
  readonly practitionerId: string
  readonly sessionId: string
  readonly answer: ConsentAnswer
  /** The version that was read aloud. */
  readonly version: number
}

/** Throws NOT_FOUND, and CONFLICT for a wording that the practitioner never had. */
export async function recordConsent(
  tx: Tx,
  { mode, nodeId }: ConsentDeps,
  { practitionerId, sessionId, answer, version }: Answered,
): Promise<void> {
  if (!(await lockSession(tx, practitionerId, sessionId))) {
    throw new AppError('NOT_FOUND', 'Session not found.')
  }
  await keepOriginal(tx, practitionerId)
  const wording = await findWordingOf(tx, practitionerId, version)
  if (!wording) throw new AppError('CONFLICT', 'There is no such version of the consent wording.')
  const id = await insertConsent(tx, practitionerId, sessionId, {
    answer,
    recordedBy: await findName(tx, practitionerId),
    wordingVersion: version,
    wording: wording.text,
  })
  if (answer === 'declined' && mode !== 'off') {
    await stopDeclined(tx, { practitionerId, sessionId, nodeId })
  }
  await recordEntry(tx, {
    practitionerId,
    what: 'consent_recorded',
    objectIds: [sessionId, id],
    details: { answer, wording_version: version },
  })
}
