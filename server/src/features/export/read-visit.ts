import type { Consent } from '@chartwright/contract/consent'
import type { Note } from '@chartwright/contract/notes'
import type { Recording } from '@chartwright/contract/recordings'
import type { SessionDetail } from '@chartwright/contract/sessions'
import type { Transcript } from '@chartwright/contract/transcript'
import type { Tx } from '../../db/open.ts'
import { listConsents } from '../consent/consent.api.ts'
import { listDeliveries } from '../deliveries/deliveries.api.ts'
import { findDismissals, listEvidence } from '../evidence/evidence.api.ts'
import { listCorrections } from '../facts/facts.api.ts'
import { listNotes, listSignatures, listVersionTexts } from '../notes/notes.api.ts'
import { listRecordings } from '../recording/recording.api.ts'
import { findSession } from '../sessions/sessions.api.ts'
import { findTranscript } from '../transcript/transcript.api.ts'

interface ExportedNote extends Note {
  readonly evidence: unknown
  /** Omissions found in it that were dismissed with a reason. */
  readonly dismissals: unknown
  /** Every text that it has had, and every signature, including withdrawn ones. */
  readonly versions: unknown
  readonly signatures: unknown
  /** Where it was sent. */
  readonly deliveries: unknown
}

export interface Visit {
  readonly session: SessionDetail
  readonly notes: readonly ExportedNote[]
  readonly transcript: Transcript | null
  /** Facts that were changed, deleted and added. */
  readonly factCorrections: unknown
  readonly recordings: readonly Recording[]
  /** What the patient said about being recorded, oldest first. */
  readonly consents: readonly Consent[]
}

/** Undefined if the session was deleted in the meantime. */
export async function readVisit(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
): Promise<Visit | undefined> {
  const session = await findSession(tx, practitionerId, sessionId)
  if (!session) return undefined
  const notes: ExportedNote[] = []
  for (const note of await listNotes(tx, practitionerId, sessionId)) {
    const evidence = await listEvidence(tx, practitionerId, note.id)
    const dismissals = await findDismissals(tx, practitionerId, note.id)
    notes.push({
      ...note,
      evidence,
      dismissals: Object.fromEntries(dismissals),
      versions: await listVersionTexts(tx, practitionerId, note.id),
      signatures: await listSignatures(tx, practitionerId, note.id),
      deliveries: await listDeliveries(tx, practitionerId, note.id),
    })
  }
  return {
    session,
    notes,
    transcript: (await findTranscript(tx, practitionerId, { sessionId })) ?? null,
    factCorrections: await listCorrections(tx, practitionerId, sessionId),
    recordings: await listRecordings(tx, practitionerId, sessionId),
    consents: await listConsents(tx, practitionerId, sessionId),
  }
}
