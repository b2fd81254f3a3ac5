import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { FACT_KINDS, FactContent } from './facts.ts'
import { DISMISSAL_REASON_MAX_CHARS, FINDING_KEY_MAX_CHARS } from './limits.ts'
import { Deleted, Id, lineOfText, Moment, Version } from './values.ts'

/** In what respect a sentence may disagree with the facts of the visit. */
export const CONFLICT_KINDS = [
  'negation',
  'side',
  'dose',
  'number',
  'drug',
  'person',
  'doubt',
  'time',
] as const
/**
 * Why a sentence with supporting lines may still be wrong. unclear: the recogniser was not sure of
 * a line. unsure_words: nor of some of its words. implausible: a number can hardly be right.
 * unsure_reading: the reader was not sure that it understood what was said.
 */
export const DOUBT_KINDS = ['unclear', 'unsure_words', 'implausible', 'unsure_reading'] as const

const count = z.int().min(0)
const Conflict = z.object({
  kind: z.enum(CONFLICT_KINDS),
  /** The words of the sentence, and those that were said, typed or corrected, that do not agree. */
  written: z.string(),
  said: z.string(),
  /** Null: typed in the Context tab, or entered by a person among the facts. */
  segment_id: Id.nullable(),
  /** The fact of the visit that contradicts it; null: a line does, by its words. */
  fact_id: Id.nullable(),
})

const Doubt = z.object({
  kind: z.enum(DOUBT_KINDS),
  /** As it was heard: the line or the words that were unclear or not understood, or the number. */
  words: z.string(),
  /** Where it was heard; null: only the note has it. */
  segment_id: Id.nullable(),
})

/**
 * A sentence of a note; its index in the list is its position in the note. Headings state nothing.
 */
const InsightSentence = z.object({
  text: z.string(),
  /** The heading that it is under. */
  section: z.string().nullable(),
  /**
   * contradicted: the visit contradicts it. unsupported: nobody said or typed it. uncertain: it was
   * said, but is based on words that were not heard clearly or on an implausible number.
   */
  standing: z.enum([
    'supported',
    'typed',
    'unsupported',
    'uncertain',
    'contradicted',
    'placeholder',
  ]),
  /** Who wrote it: a scribe, whose words need a source, or the clinician, who is one. */
  author: z.enum(['scribe', 'clinician']),
  /** The transcript lines that it is based on, in order. */
  segment_ids: z.array(Id),
  /** What the clinician typed into the context that it is based on. */
  context_lines: z.array(z.string()),
  /**
   * The facts of the visit that it states: as reported by its writer, otherwise found by its words.
   */
  fact_ids: z.array(Id),
  conflicts: z.array(Conflict),
  doubts: z.array(Doubt),
})

/** A critical or major fact of the visit that the note lacks. */
const Omission = z.object({
  /** Stable for the same fact, however often it is computed; changes when it is corrected. */
  key: z.string(),
  fact_id: Id,
  kind: z.enum(FACT_KINDS),
  importance: FactContent.shape.importance,
  /** As a clinician writes it in a note, or quoted where that would not read well. */
  fact: z.string(),
  /** The words that it is based on; null: typed in the Context tab. Empty if a person added it. */
  said: z.array(z.object({ segment_id: Id.nullable(), words: z.string() })),
  /** The lines that are needed to know it, in order. */
  segment_ids: z.array(Id),
  /** What one click inserts, and under which heading of the note; null: at its end. */
  proposal: z.object({ text: z.string(), section: z.string().nullable() }),
  dismissed: z.object({ reason: z.string(), at: Moment }).nullable(),
})

/** Two sentences of one note that cannot both be true, by their indexes. */
const InnerConflict = z.object({
  kind: z.enum(CONFLICT_KINDS),
  sentences: z.tuple([count, count]),
  words: z.tuple([z.string(), z.string()]),
})

/**
 * How a note compares with the facts of its visit and with its lines, the same for every scribe.
 */
export const Insights = z
  .object({
    note_id: Id,
    /** The note's version that they describe. */
    version: Version,
    /** False: nothing was said that a note could be compared with. */
    has_transcript: z.boolean(),
    /** How many lines of the transcript it was compared with. */
    compared_lines: count,
    /**
     * Whether the facts of the visit were available for comparison. Without them sentences still
     * have their lines, and nothing is known about what the note omits.
     */
    ledger: z.enum(['read', 'unavailable', 'too_long']),
    /** Critical and major facts of the visit, of any kind, and how many of them it states. */
    weighty_facts: count,
    told_facts: count,
    /** Kinds that were looked for; none for a reader who must not learn more than was asked. */
    looked_for: z.array(z.enum(FACT_KINDS)),
    sentences: z.array(InsightSentence),
    /** Critical ones first, then in the order of the visit. */
    omissions: z.array(Omission),
    inner_conflicts: z.array(InnerConflict),
    note_words: count,
    visit_words: count,
    /** Flesch reading ease, for text that a patient reads; null for any other. */
    reading_ease: z.number().nullable(),
  })
  .meta({ id: 'Insights' })
export type Insights = z.infer<typeof Insights>
export type InsightSentence = Insights['sentences'][number]
export type Omission = Insights['omissions'][number]

const NoteId = z.object({ id: Id })
const common = { access: 'practitioner', tag: 'Insights' } as const
const Dismissal = z.object({
  key: lineOfText(FINDING_KEY_MAX_CHARS),
  reason: lineOfText(DISMISSAL_REASON_MAX_CHARS),
})

export const insightsApi = {
  get: endpoint({
    ...common,
    method: 'GET',
    path: '/notes/{id}/insights',
    action: 'fetch insights',
    params: NoteId,
    response: Insights,
    errors: ['NOT_FOUND'],
  }),
  /** The reason is stored; dismissing again changes it. */
  dismiss: endpoint({
    ...common,
    method: 'POST',
    path: '/notes/{id}/dismissals',
    action: 'dismiss finding',
    params: NoteId,
    body: Dismissal,
    response: z.object({ key: z.string(), reason: z.string() }),
    status: 201,
    errors: ['NOT_FOUND'],
  }),
  restore: endpoint({
    ...common,
    method: 'DELETE',
    path: '/notes/{id}/dismissals',
    action: 'restore finding',
    params: NoteId,
    query: Dismissal.pick({ key: true }),
    response: Deleted,
    errors: ['NOT_FOUND'],
  }),
}
