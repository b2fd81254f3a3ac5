import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { FACT_CONCEPT_MAX_CHARS, FACT_DETAIL_MAX_CHARS } from './limits.ts'
import { Deleted, Id, lineOfText, searchText } from './values.ts'

export const FACT_KINDS = [
  'complaint',
  'symptom',
  'history',
  'medication',
  'allergy',
  'family',
  'social',
  'finding',
  'measurement',
  'result',
  'assessment',
  'plan',
] as const
export const MEDICATION_STATUSES = [
  'takes',
  'took',
  'start',
  'increase',
  'decrease',
  'continue',
  'stop',
  'hold',
  'refill',
  'advise',
  'offered',
  'declined',
  'mentioned',
] as const
/** What was decided about a drug today, as opposed to what is or was taken. */
export const DRUG_DECISIONS = [
  'start',
  'increase',
  'decrease',
  'continue',
  'stop',
  'hold',
  'refill',
  'advise',
] as const satisfies readonly (typeof MEDICATION_STATUSES)[number][]
export const ASSESSMENT_STATUSES = [
  'new',
  'stable',
  'improved',
  'worse',
  'controlled',
  'uncontrolled',
  'resolved',
  'suspected',
] as const
export const PLAN_ACTS = [
  'order',
  'refer',
  'procedure',
  'advise',
  'follow_up',
  'safety_net',
  'emergency',
  'counsel',
  'declined',
] as const
export const FACT_ATTRIBUTES = [
  'site',
  'side',
  'onset',
  'duration',
  'frequency',
  'severity',
  'quality',
  'course',
  'trigger',
  'relief',
  'dose',
  'route',
  'amount',
  'value',
  'unit',
  'when',
  'reason',
  'condition',
  'detail',
] as const

const FactKind = z.enum(FACT_KINDS)
const FactStatus = z.enum([...MEDICATION_STATUSES, ...ASSESSMENT_STATUSES])
const FactAct = z.enum(PLAN_ACTS)

/** One thing that was learned, found, concluded or decided in a visit. */
export const FactContent = z.object({
  kind: FactKind,
  /** The clinical name, in lower case: 'dysuria' for 'hurts when I pee'. */
  concept: z.string(),
  /** Denied things and things found missing are absent. */
  polarity: z.enum(['present', 'absent']),
  certainty: z.enum(['sure', 'possible', 'ruled_out']),
  /** 'patient', or the relative or other person it is about. */
  who: z.string(),
  time: z.enum(['now', 'past', 'future']),
  /** For a medication or an assessment; otherwise, or if none was said, empty. */
  status: FactStatus.or(z.literal('')),
  /** For a plan; otherwise empty. */
  act: FactAct.or(z.literal('')),
  /** Only what was said, in note form: '40 mg', 'twice daily', 'left'. */
  attributes: z.partialRecord(z.enum(FACT_ATTRIBUTES), z.string()),
  /** The concept of the assessment it belongs to, or empty. */
  problem: z.string(),
  importance: z.enum(['critical', 'major', 'minor']),
})
export type FactContent = z.infer<typeof FactContent>
export type FactKind = z.infer<typeof FactKind>
export type FactStatus = z.infer<typeof FactStatus>
export type FactAct = z.infer<typeof FactAct>
export type FactAttribute = (typeof FACT_ATTRIBUTES)[number]

const MAX_PLACE = 2_147_483_647
const Place = z.int().min(0).max(MAX_PLACE)

/** A stretch of a line. */
const FactStretch = z.object({
  segment_id: Id,
  /** Positions in the text of the line, end exclusive. */
  from: Place,
  to: Place,
})

/**
 * Words that a fact is based on: from a line, or from what the clinician typed in the Context tab.
 */
const FactQuotation = FactStretch.extend({
  /** Null: typed. Then the positions are those in the tab's plain text. */
  segment_id: Id.nullable(),
  words: z.string(),
})
export type FactQuotation = z.infer<typeof FactQuotation>

/** A fact as a person writes it. */
export const FactWrite = FactContent.extend({
  concept: lineOfText(FACT_CONCEPT_MAX_CHARS),
  who: lineOfText(FACT_CONCEPT_MAX_CHARS),
  attributes: z.partialRecord(z.enum(FACT_ATTRIBUTES), lineOfText(FACT_DETAIL_MAX_CHARS)),
  problem: searchText(FACT_CONCEPT_MAX_CHARS),
  status: z.literal('').or(FactStatus),
  act: z.literal('').or(FactAct),
})
  .refine(({ kind, status }) => statusesOf(kind).includes(status), {
    path: ['status'],
    message: 'must fit the kind',
  })
  .refine(({ kind, act }) => kind === 'plan' || act === '', {
    path: ['act'],
    message: 'must be empty for all but a plan',
  })
  .meta({ id: 'FactWrite' })
export type FactWrite = z.infer<typeof FactWrite>

export function statusesOf(kind: FactKind): readonly (FactStatus | '')[] {
  if (kind === 'medication') return ['', ...MEDICATION_STATUSES]
  return kind === 'assessment' ? ['', ...ASSESSMENT_STATUSES] : ['']
}

export const Fact = FactContent.extend({
  /** Stable for the same fact, however often it is read. */
  id: Id,
  /**
   * heard: read from the transcript. typed: read from the Context tab. corrected: a person has
   * changed it. added: a person wrote it. carried: it was known before this visit, as the block
   * 'Since last time' of the Context tab says.
   */
  source: z.enum(['heard', 'typed', 'corrected', 'added', 'carried']),
  /** The first quotation names the thing; further ones qualify it. Empty if a person added it. */
  said: z.array(FactQuotation),
  /** Indexes of the transcript lines that are needed to know it; none if it was typed. */
  lines: z.array(z.int().min(0)),
  /** One sentence, as a clinician writes this fact in a note. */
  text: z.string(),
  /** The sentence was written by a network from the words of the visit, and checked against them. */
  phrased: z.boolean().optional(),
  /** The probability that a clinician leaves `text` as it is; absent if it was not judged. */
  acceptance: z.number().min(0).max(1).optional(),
  /** The probability that everything it says is right; absent if there is no doubt. */
  sureness: z.number().min(0).max(1).optional(),
}).meta({ id: 'Fact' })
export type Fact = z.infer<typeof Fact>

const common = { access: 'practitioner', tag: 'Facts' } as const
const params = z.object({ id: Id, fact_id: Id })

export const factsApi = {
  /** The ledger of a visit: what was learned, found, concluded and decided, as corrected. */
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/api/sessions/{id}/facts',
    action: 'fetch facts',
    params: z.object({ id: Id }),
    /** Not final while the sentences of some facts are still being written: ask again for those. */
    response: z.object({ facts: z.array(Fact), is_final: z.boolean() }),
    errors: ['NOT_FOUND', 'TRANSCRIPT_TOO_LONG', 'FACTS_UNAVAILABLE'],
  }),
  /** `said`: the words of a line that it is based on, if there are any. */
  add: endpoint({
    ...common,
    method: 'POST',
    path: '/api/sessions/{id}/facts',
    action: 'add the fact',
    stores: true,
    params: z.object({ id: Id }),
    body: z.object({ fact: FactWrite, said: FactStretch.nullish() }),
    response: Fact,
    status: 201,
    errors: ['NOT_FOUND'],
  }),
  /** A person's correction overrides every later reading of the same words. */
  change: endpoint({
    ...common,
    method: 'PUT',
    path: '/api/sessions/{id}/facts/{fact_id}',
    action: 'correct the fact',
    params,
    body: FactWrite,
    response: Fact,
    errors: ['NOT_FOUND', 'TRANSCRIPT_TOO_LONG', 'FACTS_UNAVAILABLE'],
  }),
  remove: endpoint({
    ...common,
    method: 'DELETE',
    path: '/api/sessions/{id}/facts/{fact_id}',
    action: 'delete the fact',
    params,
    response: Deleted,
    errors: ['NOT_FOUND', 'TRANSCRIPT_TOO_LONG', 'FACTS_UNAVAILABLE'],
  }),
  /** Reverts the last action: a deletion, otherwise a change. The fact is then as it was heard. */
  restore: endpoint({
    ...common,
    method: 'POST',
    path: '/api/sessions/{id}/facts/{fact_id}/restore',
    action: 'restore the fact',
    params,
    response: Deleted,
    errors: ['NOT_FOUND'],
  }),
}
