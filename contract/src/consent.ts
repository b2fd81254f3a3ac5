import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CONSENT_WORDING_MAX_CHARS } from './limits.ts'
import { Id, Moment, textOfLines, Version } from './values.ts'

/** The patient's answer when they were asked. */
export const CONSENT_ANSWERS = ['verbal', 'written', 'standing', 'declined'] as const
export const ConsentAnswer = z.enum(CONSENT_ANSWERS).meta({
  id: 'ConsentAnswer',
  description:
    'verbal: said so. written: signed a form. standing: agreed earlier, for this visit too. ' +
    'declined: does not want to be recorded.',
})
export type ConsentAnswer = z.infer<typeof ConsentAnswer>

/**
 * The operator's choice. required: no recording without consent. ask: the step can be skipped. off:
 * no step.
 */
export const ConsentMode = z.enum(['required', 'ask', 'off']).meta({ id: 'ConsentMode' })
export type ConsentMode = z.infer<typeof ConsentMode>

/** One record. It is never changed: a later answer is a separate record. */
export const Consent = z
  .object({
    id: Id,
    answer: z.enum([...CONSENT_ANSWERS, 'withdrawn']),
    recorded_at: Moment,
    /** The name of the person who recorded it, as it was then. */
    recorded_by: z.string(),
    /** What was read aloud, as it was then; null for a withdrawal. */
    wording_version: Version.nullable(),
    wording: z.string().nullable(),
    /** For a withdrawal: the transcript was deleted with the audio. */
    transcript_deleted: z.boolean(),
  })
  .meta({ id: 'Consent' })
export type Consent = z.infer<typeof Consent>

/** What the practitioner reads aloud. Each edit is a new version; the first is the product's. */
export const ConsentWording = z
  .object({ version: Version, text: z.string() })
  .meta({ id: 'ConsentWording' })
export type ConsentWording = z.infer<typeof ConsentWording>

const WordingInForce = ConsentWording.extend({ mode: ConsentMode })

export const SessionConsent = z
  .object({
    mode: ConsentMode,
    /** Oldest first. The last one counts. */
    records: z.array(Consent),
    /** Some audio of this session was recorded, whether it is still stored or not. */
    was_recorded: z.boolean(),
    wording: ConsentWording,
  })
  .meta({ id: 'SessionConsent' })
export type SessionConsent = z.infer<typeof SessionConsent>

export const FIRST_WORDING_VERSION = 1
export const ORIGINAL_WORDING =
  'With your permission I would like to record our conversation today. A computer program turns what ' +
  'we say into text and helps me to write my notes, and I check what it has written. You are free to ' +
  'say no: it makes no difference to your care. You can also ask me at any time to stop, or to delete ' +
  'the recording. May I record our conversation?'

/** Why a session may not be recorded; undefined if it may. */
export function consentRefusal(
  mode: ConsentMode,
  last: Consent['answer'] | undefined,
): 'missing' | 'declined' | 'withdrawn' | undefined {
  if (mode === 'off') return undefined
  if (last === 'declined' || last === 'withdrawn') return last
  return last === undefined && mode === 'required' ? 'missing' : undefined
}

const common = { access: 'practitioner', tag: 'Consent' } as const
const params = z.object({ session_id: Id })

export const consentApi = {
  get: endpoint({
    ...common,
    method: 'GET',
    path: '/api/sessions/{session_id}/consent',
    action: 'fetch consent',
    keepsRecording: true,
    params,
    response: SessionConsent,
    errors: ['NOT_FOUND'],
  }),
  /**
   * `wording_version` is what was read aloud; CONFLICT if there is no such version. If the patient
   * declines, a running recording is ended, and what it has is transcribed.
   */
  record: endpoint({
    ...common,
    method: 'POST',
    path: '/api/sessions/{session_id}/consent',
    action: 'record consent',
    keepsRecording: true,
    params,
    body: z.object({ answer: ConsentAnswer, wording_version: Version }),
    response: SessionConsent,
    status: 201,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  /** Deletes the audio of the session for good, and its transcript on request. */
  withdraw: endpoint({
    ...common,
    method: 'POST',
    path: '/api/sessions/{session_id}/consent/withdrawal',
    action: 'withdraw consent',
    keepsRecording: true,
    params,
    body: z.object({ delete_transcript: z.boolean() }),
    response: SessionConsent,
    status: 201,
    errors: ['NOT_FOUND'],
  }),
  wording: endpoint({
    ...common,
    method: 'GET',
    path: '/api/consent-wording',
    action: 'fetch the consent wording',
    response: WordingInForce,
  }),
  /** `based_on`: the version that was edited. CONFLICT if there is a newer one by now. */
  changeWording: endpoint({
    ...common,
    method: 'PUT',
    path: '/api/consent-wording',
    action: 'save the consent wording',
    stores: true,
    body: z.object({ text: textOfLines(CONSENT_WORDING_MAX_CHARS), based_on: Version }),
    response: WordingInForce,
    errors: ['CONFLICT'],
  }),
}
