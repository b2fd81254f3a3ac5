import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { SPEAKER_NAME_MAX_CHARS, TRANSCRIPT_MAX_CHARS } from './limits.ts'
import { Id, lineOfText, longText, Moment } from './values.ts'

/**
 * The speaker of a line. 'other': somebody besides the two, such as a relative, a nurse or a
 * receptionist; 'unsure' if neither its words nor its voice tell.
 */
export const SpeakerRole = z
  .enum(['clinician', 'patient', 'other', 'unsure'])
  .meta({ id: 'SpeakerRole' })
export type SpeakerRole = z.infer<typeof SpeakerRole>

/** What a person may say about a line. */
export const SetRole = SpeakerRole.exclude(['unsure'])
export type SetRole = z.infer<typeof SetRole>

const place = z.int().min(0)

/** From one character of the line to another. */
const Stretch = z.object({ from: place, to: place })

const LineCheck = Stretch.extend({
  /** impossible: nobody has such a value. unlikely: hardly anybody does. */
  standing: z.enum(['impossible', 'unlikely']),
  /** What is odd about it, in a clinician's words. */
  reason: z.string(),
}).meta({ id: 'LineCheck' })
export type LineCheck = z.infer<typeof LineCheck>

const LineSuggestion = Stretch.extend({
  /** A drug, or one of the practitioner's own words. */
  text: z.string(),
}).meta({ id: 'LineSuggestion' })
export type LineSuggestion = z.infer<typeof LineSuggestion>

/** One line of a transcript. Typed or pasted text has no times and no confidence. */
export const TranscriptSegment = z
  .object({
    id: Id,
    index: z.int(),
    start_ms: z.int().nullable(),
    end_ms: z.int().nullable(),
    /**
     * The label of the line, for example 'Doctor' or 'SPEAKER_01'. For recorded lines: 'Speaker 2',
     * by the voice, or the name that a person has given it; null if the voices cannot be separated.
     */
    speaker: z.string().nullable(),
    text: z.string(),
    /** From 0, unsure, to 1. */
    confidence: z.number().nullable(),
    /** The same for each word of the text, separated by spaces; null if unknown. */
    word_confidence: z.array(z.number()).nullable(),
    /** As it was heard or typed, if a person has corrected it. */
    original_text: z.string().nullable(),
    /** A person has confirmed it: nothing in it is in doubt any more. */
    is_checked: z.boolean(),
    /** Numbers that can hardly be right. Nothing is changed: a person listens again and decides. */
    checks: z.array(LineCheck),
    /** Names that words of the line may have been. */
    suggestions: z.array(LineSuggestion),
    /** Null in a line that has only just been said, until the transcript is loaded. */
    role: SpeakerRole.nullable(),
    /** A person has set the role; otherwise it is guessed. */
    is_role_set: z.boolean(),
    /** Its audio is stored, and can be played. */
    has_audio: z.boolean(),
    /**
     * The text before a second hearing replaced it; absent in a line that has only just been said.
     */
    heard_first: z.string().nullish(),
  })
  .meta({ id: 'TranscriptSegment' })
export type TranscriptSegment = z.infer<typeof TranscriptSegment>

export const Transcript = z
  .object({
    id: Id,
    session_id: Id,
    /** As it was said, typed or pasted; each non-empty line is a segment. */
    text: z.string(),
    updated_at: Moment,
    segments: z.array(TranscriptSegment),
  })
  .meta({ id: 'Transcript' })
export type Transcript = z.infer<typeof Transcript>

/**
 * `speaker`: all lines with the label of this one; for a voice, also later ones. `name`: a name for
 * the voice of this line, throughout. `swap`: exchanges the two roles, throughout.
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
      /** Null: the numbered label, 'Speaker 2'. Two voices with one name are one person's. */
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
  /** A session has one transcript: if there is already text, a different one answers CONFLICT. */
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
  /** Unchanged lines keep their times and their speakers. */
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
  /** A person's choice of the speaker; guesses for other lines take it into account. */
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
