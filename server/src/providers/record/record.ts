import type { DeliveryReason, RecordSystemName } from '@chartwright/contract/deliveries'
import type { Bundle } from 'fhir/r4'

/** A signed note as record systems take it. */
export interface SentNote {
  /** The same for every try: a note that was taken already is not taken again. */
  readonly deliveryId: string
  readonly bundle: Bundle
  /** The note under its headings, as plain text. */
  readonly sections: readonly { readonly title: string; readonly text: string }[]
  /** 'Signed by Ada Nash, Doctor, 2026-03-09T10:20:00.000Z. SHA-256 …' */
  readonly signed: string
  /** Where in the record it belongs, for systems that ask. */
  readonly target: { readonly patient: string; readonly encounter: string } | undefined
}

export interface RecordSystem {
  readonly name: RecordSystemName
  /** Whom people know it by. */
  readonly host: string
  /** Resolves with its name there, once it is stored. Rejects with DeliveryError. */
  send(note: SentNote, signal: AbortSignal): Promise<string>
  /** Signs in and sends nothing. Rejects with DeliveryError. */
  check(signal: AbortSignal): Promise<void>
}

const FINAL: ReadonlySet<DeliveryReason> = new Set([
  'rejected',
  'not_found',
  'unsigned',
  'not_set_up',
])

/** Its message is one word of ours: it is stored with the job. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  readonly reason: DeliveryReason

  constructor(reason: DeliveryReason) {
    super(reason)
    this.reason = reason
  }

  /** Whether another try may end otherwise. */
  get isRetryable(): boolean {
    return !FINAL.has(this.reason)
  }
}
