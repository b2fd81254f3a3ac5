import type { DeliveryReason } from '@chartwright/contract/deliveries'
import type { Task } from 'graphile-worker'
import { z } from 'zod'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { recordEntry } from '../../db/audit.ts'
import { AppError } from '../../http/app-error.ts'
import { DeliveryError, type RecordSystem } from '../../providers/record/record.ts'
import { readSentNote, type DocumentDeps } from '../fhir/fhir.api.ts'
import { lockDelivery, settleDelivery, type FoundDelivery } from './deliveries.queries.ts'

const Payload = z.object({ practitionerId: z.uuid(), deliveryId: z.uuid() })

export interface SendDeps extends DocumentDeps {
  readonly systems: readonly RecordSystem[]
}

/** Failures that may succeed later are thrown, so that the queue retries. */
export function sendTask(deps: SendDeps): Task {
  return async (payload, { abortSignal, job }) => {
    const { practitionerId, deliveryId } = Payload.parse(payload)
    const inTx = <T>(work: Parameters<typeof asPractitioner<T>>[2]) =>
      asPractitioner(deps.ledger.db, practitionerId, work)
    const delivery = await inTx((tx) => lockDelivery(tx, practitionerId, deliveryId))
    if (delivery?.state !== 'queued') return
    try {
      const remoteId = await send(deps, practitionerId, delivery, abortSignal)
      await inTx(async (tx) => {
        await settleDelivery(tx, practitionerId, deliveryId, { state: 'sent', remoteId })
        await recordEntry(tx, {
          practitionerId,
          what: 'note_sent_to_record',
          objectIds: [delivery.note_id, deliveryId],
          details: { system: delivery.system },
        })
      })
    } catch (error) {
      const failed = failureOf(error)
      const isLast = !failed.isRetryable || job.attempts >= job.max_attempts
      await inTx((tx) =>
        settleDelivery(tx, practitionerId, deliveryId, {
          state: isLast ? 'failed' : 'queued',
          reason: failed.reason,
        }),
      )
      if (!isLast) throw failed
    }
  }
}

async function send(
  deps: SendDeps,
  practitionerId: string,
  delivery: FoundDelivery,
  signal: AbortSignal,
): Promise<string> {
  const system = deps.systems.find(({ name }) => name === delivery.system)
  if (!system) throw new DeliveryError('not_set_up')
  const note = await readSentNote(deps, practitionerId, delivery.note_id, delivery.addenda)
  if (note?.signatureId !== delivery.signatureId) throw new DeliveryError('unsigned')
  const { remote_patient: patient, remote_encounter: encounter } = delivery
  const target = patient === null || encounter === null ? undefined : { patient, encounter }
  return system.send({ ...note, deliveryId: delivery.id, target }, signal)
}

/** The queue stores what is thrown: a word of ours, whatever the error was. */
function failureOf(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error
  const reason: DeliveryReason =
    error instanceof AppError && error.code === 'FACTS_UNAVAILABLE' ? 'facts' : 'fault'
  return new DeliveryError(
    error instanceof AppError && error.code === 'NOT_FOUND' ? 'unsigned' : reason,
  )
}
