import { DELIVERY_REASONS, type Delivery } from '@chartwright/contract/deliveries'
import { clockTime, shortDate } from '../../lib/text/relative-time.ts'

/** 'Sent to emr.clinic.example (patient 7, encounter 21), Nov 17, 2026, 3:05 PM, as soap_note/4.' */
export function describeDelivery(delivery: Delivery, system: string): string {
  const host = `${system}${placeOf(delivery)}`
  const { state, reason, attempts, sent_at: sentAt, remote_id: remoteId } = delivery
  const why = reason === null ? '' : ` ${DELIVERY_REASONS[reason]}`
  if (state === 'sent' && sentAt !== null) {
    const at = new Date(sentAt)
    return `Sent to ${host}, ${shortDate(at)}, ${clockTime(at)}${remoteId === null ? '' : `, as ${remoteId}`}.`
  }
  if (state === 'failed') return `Not sent to ${host}.${why}`
  if (attempts === 0) return `Waiting to be sent to ${host}.`
  const times = attempts === 1 ? 'once' : `${String(attempts)} times`
  return `Not sent to ${host} yet.${why} Tried ${times}; it is tried again by itself.`
}

function placeOf({ remote_patient: patient, remote_encounter: encounter }: Delivery): string {
  return patient === null || encounter === null
    ? ''
    : ` (patient ${patient}, encounter ${encounter})`
}
