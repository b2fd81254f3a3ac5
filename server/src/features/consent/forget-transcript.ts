import type { Tx } from '../../db/open.ts'
import { forgetEvidence } from '../evidence/evidence.api.ts'
import { forgetHeardFacts } from '../facts/facts.api.ts'
import { forgetSaid } from '../sessions/sessions.api.ts'
import { deleteTranscript } from '../transcript/transcript.api.ts'

/**
 * Deletes what was said, and what was only known from it: lines, edits, voices, corrected facts,
 * the sources of notes and the session's topic. Notes and typed text are the practitioner's, and
 * stay. The caller has locked the session.
 */
export async function forgetTranscript(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<void> {
  await deleteTranscript(tx, practitionerId, sessionId)
  await forgetHeardFacts(tx, practitionerId, sessionId)
  await forgetEvidence(tx, practitionerId, sessionId)
  await forgetSaid(tx, practitionerId, sessionId)
}
