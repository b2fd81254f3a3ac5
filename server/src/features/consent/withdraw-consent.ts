import { recordEntry } from '../../db/audit.ts'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { withdrawRecordings } from '../recording/recording.api.ts'
import { lockSession } from '../sessions/sessions.api.ts'
import { insertConsent } from './consent.queries.ts'
import type { ConsentDeps } from './consent-deps.ts'
import { findName } from './find-name.ts'
import { forgetTranscript } from './forget-transcript.ts'

interface Withdrawn {
  readonly practitionerId: string
  readonly sessionId: string
  readonly withTranscript: boolean
}

/**
 * Deletes the audio of the session, and its transcript on request, and keeps the record of the
 * withdrawal. Repeated, it deletes what was added since, or what was left the first time. Throws
 * NOT_FOUND.
 */
export async function withdrawConsent(
  tx: Tx,
  { nodeId }: ConsentDeps,
  { practitionerId, sessionId, withTranscript }: Withdrawn,
): Promise<void> {
  if (!(await lockSession(tx, practitionerId, sessionId))) {
    throw new AppError('NOT_FOUND', 'Session not found.')
  }
  const id = await insertConsent(tx, practitionerId, sessionId, {
    answer: 'withdrawn',
    recordedBy: await findName(tx, practitionerId),
    transcriptDeleted: withTranscript,
  })
  const session = { practitionerId, sessionId, nodeId }
  const recordings = await withdrawRecordings(tx, session, { withSegments: withTranscript })
  if (withTranscript) await forgetTranscript(tx, practitionerId, sessionId)
  await recordEntry(tx, {
    practitionerId,
    what: 'consent_withdrawn',
    objectIds: [sessionId, id, ...recordings],
    details: { transcript_deleted: withTranscript },
  })
}
