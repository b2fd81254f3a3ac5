import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { SPEAKER_NAME_MAX_CHARS, TRANSCRIPT_MAX_CHARS } from './limits.ts'
import { Id, lineOfText, longText, Moment } from './values.ts'

/**
 * Who says a line. 'other': somebody beside the two, such as a relative, a nurse or a receptionist;
 * 'unsure' where neither its words nor its voice tell.
 */
export const SpeakerRole = z
  .enum(['clinician', 'patient', 'other', 'unsure'])
  .meta({ id: 'SpeakerRole' })
export type SpeakerRole = z.infer<typeof SpeakerRole>

/** What a person may say of a line. */
export const SetRole = SpeakerRole.exclude(['unsure'])
export type SetRole = z.infer<typeof SetRole>

const place = z.int().min(0)

/** From one character of the line to another. */
const Stretch = z.object({ from: place, to: place })

const LineCheck = Stretch.extend({
  /** impossible: nobody has such a value. unlikely: hardly anybody. */
  standing: z.enum(['impossible', 'unlikely']),
  /** What is odd about it, as a clinician says it. */
  reason: z.string(),
}).meta({ id: 'LineCheck' })
export type LineCheck = z.infer<typeof LineCheck>

const LineSuggestion = Stretch.extend({
  /** A drug, or one of the practitioner's own words. */
  text: z.string(),
}).meta({ id: 'LineSuggestion' })
export type LineSuggestion = z.infer<typeof LineSuggestion>

/** One line of a transcript. What was typed or pasted has no times and no confidence. */
export const TranscriptSegment = z
  .object({
    id: Id,
    index: z.int(),
    start_ms: z.int().nullable(),
    end_ms: z.int().nullable(),
    /**
     * The label of the line, as in 'Doctor' or 'SPEAKER_01'. Of what was recorded: 'Speaker 2', by
     * the voice, or the name that a person has given it; null where the voices do not separate.
     */
    speaker: z.string().nullable(),
    text: z.string(),
    /** From 0, unsure, to 1. */
    confidence: z.number().nullable(),
    /** The same of each word of the text, as spaces part them; null where nobody knows. */
    word_confidence: z.array(z.number()).nullable(),
    /** As it was heard or typed, where a person has corrected it. */
    original_text: z.string().nullable(),
    /** A person says that it is right: nothing of it is in doubt any more. */
    is_checked: z.boolean(),
    /** Numbers that can hardly be right. Nothing is changed: a person hears it again and decides. */
    checks: z.array(LineCheck),
    /** Names that words of the line may have been. */
    suggestions: z.array(LineSuggestion),
    /** Null in a line that has just been said, until the transcript is read. */
    role: SpeakerRole.nullable(),
    /** A person has set the role; otherwise it is guessed. */
    is_role_set: z.boolean(),
    /** Its sound is kept, and can be heard. */
    has_audio: z.boolean(),
    /** What stood here before a second hearing replaced it; absent in a line that has just been said. */
    heard_first: z.string().nullish(),
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

/**
 * `speaker`: all lines with the label of this one; of a voice also those that are still to be said.
 * `name`: a name for the voice of this line, throughout. `swap`: the other way round, throughout.
 */
export const RoleChange = z
  .discriminatedUnion('scope', [
    z.object({
      scope: z.enum(['line', 'speaker']),
      segment_id: Id,
      /** Null: guess it again. */
      role: SetRole.nullable(),
    }),
    z.object({
      scope: z.literal('name'),
      segment_id: Id,
      /** Null: as the voices are counted, 'Speaker 2'. Two voices of one name are one person's. */
      name: lineOfText(SPEAKER_NAME_MAX_CHARS).nullable(),
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
