import type { FactAct, FactContent, FactStatus } from '@chartwright/contract/facts'
import {
  ASSESSMENT_STATUSES,
  FACT_KINDS,
  MEDICATION_STATUSES,
  PLAN_ACTS,
} from '@chartwright/contract/facts'

/** What further words of a fact are; 'answer' decides it, 'mention' names it again. */
const MODIFIERS = [
  'answer',
  'mention',
  'dose',
  'frequency',
  'duration',
  'onset',
  'site',
  'side',
  'severity',
  'quality',
  'course',
  'trigger',
  'relief',
  'value',
  'when',
  'condition',
  'reason',
  'detail',
] as const
export type ModifierKind = (typeof MODIFIERS)[number]

/** What the reader tells of a word, in the order of its scores; train/model.py has the same lists. */
export const HEADS = {
  span: marks(FACT_KINDS),
  polarity: ['present', 'absent'] satisfies FactContent['polarity'][],
  certainty: ['sure', 'possible', 'ruled_out'] satisfies FactContent['certainty'][],
  who: ['patient', 'other'],
  time: ['now', 'past', 'future'] satisfies FactContent['time'][],
  status: ['', ...MEDICATION_STATUSES, ...ASSESSMENT_STATUSES] as (FactStatus | '')[],
  act: ['', ...PLAN_ACTS] as (FactAct | '')[],
  importance: ['critical', 'major', 'minor'] satisfies FactContent['importance'][],
  modifier: marks(MODIFIERS),
  side: ['', 'left', 'right', 'bilateral'],
} as const
export type Head = keyof typeof HEADS

export interface Mark<Name extends string> {
  readonly name: Name
  readonly isFirst: boolean
}

/** Outside, then the first and any further word of each name. */
function marks<const Name extends string>(names: readonly Name[]): (Mark<Name> | undefined)[] {
  return [
    undefined,
    ...names.flatMap((name) => [
      { name, isFirst: true },
      { name, isFirst: false },
    ]),
  ]
}

const HEAD_SCORES = Object.values(HEADS).reduce((sum, { length }) => sum + length, 0)

/** After the heads, the vector of a word that points at a fact, and that of a word of a fact. */
export const LINK_SIZE = 48
export const POINTING_AT = HEAD_SCORES
export const POINTED_AT = HEAD_SCORES + LINK_SIZE
export const SCORES_PER_TOKEN = HEAD_SCORES + 2 * LINK_SIZE

/** Where a head's scores begin in those of a token. */
export const OFFSETS = offsetsOf()

function offsetsOf(): Record<Head, number> {
  let at = 0
  const offsets = {} as Record<Head, number>
  for (const [head, values] of Object.entries(HEADS)) {
    offsets[head as Head] = at
    at += values.length
  }
  return offsets
}
