import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { DISMISSAL_REASON_MAX_CHARS, FINDING_KEY_MAX_CHARS } from './limits.ts'
import { Deleted, Id, lineOfText, Moment, Version } from './values.ts'

/** In what a sentence may disagree with what was said. */
export const CONFLICT_KINDS = ['number', 'dose', 'side', 'negation', 'drug'] as const
/** What was said and may be missing from a note. */
export const OMISSION_KINDS = [
  'drug',
  'dose',
  'allergy',
  'vital-sign',
  'red-flag',
  'mood',
  'self-harm',
  'negative',
  'follow-up',
  'referral',
] as const

const count = z.int().min(0)
const Conflict = z.object({
  kind: z.enum(CONFLICT_KINDS),
  /** The words of the sentence, and those of the line, that do not agree. */
  written: z.string(),
  said: z.string(),
  segment_id: Id,
})

/** A sentence of a note; its place in the list is its place in the note. Headings state nothing. */
const InsightSentence = z.object({
  text: z.string(),
  /** The heading that it stands under. */
  section: z.string().nullable(),
  /** contradicted: the transcript says otherwise. unsupported: nobody said or typed it. */
  standing: z.enum(['supported', 'typed', 'unsupported', 'contradicted', 'placeholder']),
  /** Who put it there: a scribe, whose words need a source, or the clinician, who is one. */
  author: z.enum(['scribe', 'clinician']),
  /** The transcript's lines that it rests on, in their order. */
  segment_ids: z.array(Id),
  /** What the clinician typed into the context that it rests on. */
  context_lines: z.array(z.string()),
  conflicts: z.array(Conflict),
})

const Omission = z.object({
  /** The same for the same fact, however often it is computed. */
  key: z.string(),
  kind: z.enum(OMISSION_KINDS),
  /** In a few words. */
  fact: z.string(),
  /** The lines that say it, in their order. */
  segment_ids: z.array(Id),
  /** What one click inserts, under which heading of the note; null: at its end. */
  proposal: z.object({ text: z.string(), section: z.string().nullable() }),
  dismissed: z.object({ reason: z.string(), at: Moment }).nullable(),
})

/** Two sentences of one note that cannot both be true, by their places. */
const InnerConflict = z.object({
  kind: z.enum(CONFLICT_KINDS),
  sentences: z.tuple([count, count]),
  words: z.tuple([z.string(), z.string()]),
})

/** How a note stands to its sources: found by rules, the same for every scribe. */
export const Insights = z
  .object({
    note_id: Id,
    /** The note's version that they are about. */
    version: Version,
    /** False: nothing was said that a note could be compared with. */
    has_transcript: z.boolean(),
    /** How many lines of the transcript it was compared with. */
    compared_lines: count,
    /** What was looked for in them; empty for a reader who must not learn more than was asked. */
    looked_for: z.array(z.enum(OMISSION_KINDS)),
    sentences: z.array(InsightSentence),
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
  /** The reason is kept; dismissing again changes it. */
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
