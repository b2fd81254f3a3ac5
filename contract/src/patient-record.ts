import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Session } from './sessions.ts'
import { Id, Moment } from './values.ts'

/** A note of a patient's session, without its text. */
export const PatientNote = z
  .object({
    id: Id,
    session_id: Id,
    session_name: z.string(),
    title: z.string(),
    created_at: Moment,
    updated_at: Moment,
    /** Null: a draft. */
    signed_at: Moment.nullable(),
    signer_name: z.string().nullable(),
  })
  .meta({ id: 'PatientNote' })
export type PatientNote = z.infer<typeof PatientNote>

/** What the newest signed note that mentions it says, and where that comes from. */
export const CarriedItem = z
  .object({
    /** In lower case, as the ledger names it. */
    concept: z.string(),
    /** As shown in a list: 'lisinopril, 10 mg, once daily'. */
    text: z.string(),
    /** Of the visit that says so. */
    session_id: Id,
    session_name: z.string(),
    visited_at: Moment,
    /** The line that names it; null if it was typed or added. The line may be gone. */
    segment_id: Id.nullable(),
  })
  .meta({ id: 'CarriedItem' })
export type CarriedItem = z.infer<typeof CarriedItem>

/** What is carried forward from signed notes. A visit whose note is a draft contributes nothing. */
export const CarriedForward = z
  .object({
    problems: z.array(CarriedItem),
    medicines: z.array(CarriedItem),
    allergies: z.array(CarriedItem),
    /** Explicitly stated, and no allergy is known. */
    no_known_allergies: CarriedItem.nullable(),
    no_medicines: CarriedItem.nullable(),
    /** How many signed visits it is based on. */
    visits: z.int().min(0),
  })
  .meta({ id: 'CarriedForward' })
export type CarriedForward = z.infer<typeof CarriedForward>

/** What can be inserted before the context of a session, line by line, as plain text. */
export const SinceLastTime = z
  .object({
    session_id: Id,
    visited_at: Moment,
    /** The first line marks the others as what was known before this visit. */
    lines: z.array(z.string()),
  })
  .meta({ id: 'SinceLastTime' })
export type SinceLastTime = z.infer<typeof SinceLastTime>

const common = { access: 'practitioner', tag: 'Patients' } as const
const params = z.object({ id: Id })

export const patientRecordApi = {
  /** Both newest first. Their tasks are a call of document 2. */
  visits: endpoint({
    ...common,
    method: 'GET',
    path: '/api/patients/{id}/visits',
    action: 'fetch visits',
    params,
    response: z.object({ sessions: z.array(Session), notes: z.array(PatientNote) }),
    errors: ['NOT_FOUND'],
  }),
  carried: endpoint({
    ...common,
    method: 'GET',
    path: '/api/patients/{id}/carried-forward',
    action: 'fetch what is carried forward',
    params,
    response: CarriedForward,
    errors: ['NOT_FOUND', 'TRANSCRIPT_TOO_LONG', 'FACTS_UNAVAILABLE'],
  }),
  /** Null if the session has no patient, or the patient has no earlier signed visit. */
  sinceLastTime: endpoint({
    ...common,
    method: 'GET',
    path: '/api/sessions/{id}/since-last-time',
    action: 'fetch the last visit',
    params,
    response: z.object({ since: SinceLastTime.nullable() }),
    errors: ['NOT_FOUND', 'TRANSCRIPT_TOO_LONG', 'FACTS_UNAVAILABLE'],
  }),
}
