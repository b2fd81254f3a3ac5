import {
  ASSESSMENT_STATUSES,
  FACT_KINDS,
  MEDICATION_STATUSES,
  PLAN_ACTS,
  type FactContent,
} from '@chartwright/contract/facts'

/** Unused entries of the vocabulary that the phraser has learned as marks; train/phrase.py has the same numbers. */
export const BEGIN = 101
export const END = 102
export const NAME_BEGINS = 10
export const NAME_ENDS = 11
/** What follows is written instead of the sentence before. */
export const INSTEAD = 91
/** The next piece follows without a space. */
export const GLUED = 12
/** The next word has a capital, or capitals only. */
export const CAPITAL = 13
export const CAPITALS = 14

export const FIRST_MARK = 20
const MARKS: readonly string[] = [
  ...FACT_KINDS,
  'none',
  ...['present', 'absent'],
  ...['sure', 'possible', 'ruled_out'],
  ...['patient', 'other'],
  ...['now', 'past', 'future'],
  'status:',
  ...[...MEDICATION_STATUSES, ...ASSESSMENT_STATUSES].map((status) => `status:${status}`),
  'act:',
  ...PLAN_ACTS.map((act) => `act:${act}`),
]
export const LAST_MARK = FIRST_MARK + MARKS.length - 1
const ID_OF = new Map(MARKS.map((mark, at) => [mark, FIRST_MARK + at]))

/** What a sentence begins with: the properties of the fact that it tells. */
export function marksOf(
  fact: Pick<FactContent, 'kind' | 'polarity' | 'certainty' | 'who' | 'time' | 'status' | 'act'>,
): number[] {
  const { kind, polarity, certainty, who, time, status, act } = fact
  const decided = kind === 'plan' ? `act:${act}` : `status:${status}`
  return [kind, polarity, certainty, who === 'patient' ? who : 'other', time, decided].map(
    (mark) => ID_OF.get(mark) ?? 0,
  )
}

/** The mark of words that are no fact. */
export const NO_FACT = ID_OF.get('none') ?? 0
