import { consentRefusal, type ConsentMode } from '@chartwright/contract/consent'
import type { CLOSE } from '@chartwright/contract/live-socket'
import type { Tx } from '../../db/open.ts'
import { findLastAnswer } from '../consent/consent.api.ts'
import { Refusal } from './live/refusal.ts'
import { findRow } from './recordings.queries.ts'

export type ConsentReason = NonNullable<ReturnType<typeof consentRefusal>>

export const CONSENT_CLOSE = {
  missing: 'consentNeeded',
  declined: 'consentNeeded',
  withdrawn: 'consentWithdrawn',
} as const satisfies Record<ConsentReason, keyof typeof CLOSE>

export const CONSENT_SENTENCES: Record<ConsentReason, string> = {
  missing: 'No consent is recorded for this session.',
  declined: 'The patient has declined to be recorded.',
  withdrawn: 'The patient has withdrawn their consent.',
}

interface Asked {
  readonly practitionerId: string
  readonly sessionId: string
  /** The recording to resume. */
  readonly recordingId: string | undefined
  readonly consent: ConsentMode
}

/** Throws a Refusal. */
export async function requireConsent(tx: Tx, asked: Asked): Promise<void> {
  const refusal = await findConsentRefusal(tx, asked)
  if (refusal) throw refusal
}

/**
 * A recording that was withdrawn once is never resumed, whatever was answered or configured since.
 */
export async function findConsentRefusal(
  tx: Tx,
  { practitionerId, sessionId, recordingId, consent }: Asked,
): Promise<Refusal | undefined> {
  const row = recordingId && (await findRow(tx, { id: recordingId, practitionerId }))
  const reason =
    row && row.stoppedBy === 'withdrawn'
      ? row.stoppedBy
      : consentRefusal(consent, await findLastAnswer(tx, practitionerId, sessionId))
  return reason && new Refusal(CONSENT_CLOSE[reason], CONSENT_SENTENCES[reason])
}
