import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { TRANSCRIPT_MAX_CHARS } from './limits.ts'
import { Id, longText, Moment } from './values.ts'

/** Who says a line; 'unsure' where its words do not tell. */
export const SpeakerRole = z.enum(['clinician', 'patient', 'unsure']).meta({ id: 'SpeakerRole' })
export type SpeakerRole = z.infer<typeof SpeakerRole>

/** What a person may say of a line. */
export const SetRole = SpeakerRole.exclude(['unsure'])
export type SetRole = z.infer<typeof SetRole>

/** One line of a transcript. What was typed or pasted has no times and no confidence. */
export const TranscriptSegment = z
  .object({
    id: Id,
    index: z.int(),
    start_ms: z.int().nullable(),
    end_ms: z.int().nullable(),
    /** The label of the line, as in 'Doctor' or 'SPEAKER_01'. */
    speaker: z.string().nullable(),
    text: z.string(),
    /** From 0, unsure, to 1. */
    confidence: z.number().nullable(),
    /** Null in a line that has just been said, until the transcript is read. */
    role: SpeakerRole.nullable(),
    /** A person has set the role; otherwise it is guessed. */
    is_role_set: z.boolean(),
    /** Its sound is kept, and can be heard. */
    has_audio: z.boolean(),
  })
  .meta({ id: 'TranscriptSegment' })
export type TranscriptSegment = z.infer<typeof TranscriptSegment>

export const Transcript = z
  .object({
    id: Id,
    session_id: Id,
    /** As it was said, typed or pasted; each line that is not empty is a segment. */
    text: z.string(),
    updated_at: Moment,
    segments: z.array(TranscriptSegment),
  })
  .meta({ id: 'Transcript' })
export type Transcript = z.infer<typeof Transcript>

/** `speaker`: all lines with the label of this one. `swap`: the other way round, throughout. */
export const RoleChange = z
  .discriminatedUnion('scope', [
    z.object({
      scope: z.enum(['line', 'speaker']),
      segment_id: Id,
      /** Null: guess it again. */
      role: SetRole.nullable(),
    }),
    z.object({ scope: z.literal('swap') }),
  ])
  .meta({ id: 'RoleChange' })
export type RoleChange = z.infer<typeof RoleChange>

const TranscriptText = longText(TRANSCRIPT_MAX_CHARS)
const common = { access: 'practitioner', tag: 'Transcript' } as const

/** Document 2 §7.4. */
export const transcriptApi = {
  /** 404 means that the session has none. */
  get: endpoint({
    ...common,
    method: 'GET',
    path: '/transcript/{session_id}',
    action: 'fetch transcript',
    params: z.object({ session_id: Id }),
    response: Transcript,
    errors: ['NOT_FOUND'],
  }),
  /** A session has one transcript: where there is text already, another one answers CONFLICT. */
  create: endpoint({
    ...common,
    method: 'POST',
    path: '/api/transcript',
    action: 'create transcript',
    stores: true,
    body: z.object({ session_id: Id, text: TranscriptText }),
    response: Transcript,
    status: 201,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  /** Lines that stay as they were keep their times and their speakers. */
  update: endpoint({
    ...common,
    method: 'PUT',
    path: '/api/transcript/{id}',
    action: 'update transcript',
    params: z.object({ id: Id }),
    body: z.object({ text: TranscriptText }),
    response: Transcript,
    errors: ['NOT_FOUND'],
  }),
  /** A person's word on who speaks; guesses of other lines take it into account. */
  setRoles: endpoint({
    ...common,
    method: 'PUT',
    path: '/api/transcript/{id}/roles',
    action: 'change speakers',
    params: z.object({ id: Id }),
    body: RoleChange,
    response: Transcript,
    errors: ['NOT_FOUND'],
  }),
}
