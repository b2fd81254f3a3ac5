import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Moment } from './values.ts'

/** Where signed notes can be sent, as the operator has configured it. */
export const RECORD_SYSTEMS = ['fhir', 'openemr'] as const
export const RecordSystemName = z.enum(RECORD_SYSTEMS)
export type RecordSystemName = z.infer<typeof RecordSystemName>

/** Why a note was not accepted. Never what the other system wrote: that may quote the note. */
export const DELIVERY_REASONS = {
  unreachable: 'The record system could not be reached.',
  sign_in: 'The record system did not accept our sign-in.',
  busy: 'The record system is busy.',
  server_error: 'The record system had an error of its own.',
  rejected: 'The record system did not accept the note.',
  not_found: 'The record system does not know this patient or encounter.',
  bad_answer: 'The record system answered something that could not be read.',
  facts: 'The facts of the visit could not be read.',
  unsigned: 'The note was unsigned before it was sent.',
  not_set_up: 'This record system is no longer set up.',
  fault: 'Something went wrong on our side.',
} as const
export const DeliveryReason = z.enum(
  Object.keys(DELIVERY_REASONS) as [DeliveryReason, ...DeliveryReason[]],
)
export type DeliveryReason = keyof typeof DELIVERY_REASONS

export const Delivery = z
  .object({
    id: Id,
    note_id: Id,
    system: RecordSystemName,
    /** In the record system, if it needs them. */
    remote_patient: z.string().nullable(),
    remote_encounter: z.string().nullable(),
    /** How many addenda of the note it contains. */
    addenda: z.int().min(0),
    /** queued: also between two attempts. */
    state: z.enum(['queued', 'sent', 'failed']),
    /** Of the last attempt, unless it was sent. */
    reason: DeliveryReason.nullable(),
    attempts: z.int().min(0),
    /** Its name there, for example 'Bundle/17'. */
    remote_id: z.string().nullable(),
    queued_at: Moment,
    sent_at: Moment.nullable(),
  })
  .meta({ id: 'Delivery' })
export type Delivery = z.infer<typeof Delivery>

const NoteId = z.object({ id: Id })
const common = { access: 'practitioner', tag: 'Notes', params: NoteId } as const
const REMOTE_NUMBER = /^[1-9]\d{0,17}$/
const RemoteNumber = z.string().regex(REMOTE_NUMBER, 'must be a number')

/** Not in the documents: decision 36. */
export const deliveriesApi = {
  /** Newest first; with where this note could be sent. */
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/notes/{id}/deliveries',
    action: 'fetch deliveries',
    response: z.object({
      systems: z.array(z.object({ system: RecordSystemName, host: z.string() })),
      deliveries: z.array(Delivery),
    }),
    errors: ['NOT_FOUND'],
  }),
  /**
   * Sends a signed note, once: repeated, it returns the existing delivery, and a failed one is
   * retried.
   */
  send: endpoint({
    ...common,
    method: 'POST',
    path: '/notes/{id}/deliveries',
    action: 'send note',
    stores: true,
    body: z
      .object({
        system: RecordSystemName,
        /** OpenEMR's pid and encounter. */
        remote_patient: RemoteNumber.optional(),
        remote_encounter: RemoteNumber.optional(),
      })
      .refine(
        ({ system, remote_patient: patient, remote_encounter: encounter }) =>
          (system === 'openemr') === (patient !== undefined) &&
          (system === 'openemr') === (encounter !== undefined),
        { path: ['remote_encounter'], message: 'goes with OpenEMR, together with the patient' },
      ),
    response: Delivery,
    status: 201,
    errors: ['NOT_FOUND', 'NOTE_NOT_SIGNED'],
  }),
}
