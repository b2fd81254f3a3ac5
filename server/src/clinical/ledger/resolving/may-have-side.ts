import { findParts } from '../../find-sides.ts'
import { tokensOf } from '../../tokens.ts'
import type { FramedFact } from '../fact.ts'
import { LOCAL_SIGNS } from './local-signs.data.ts'
import { SELDOM_SIDED, SIDED_PLANS, UNSIDED_THINGS } from './sided-things.data.ts'

/** Drugs, habits and relatives are on no side. */
const NEVER_SIDED = new Set<FramedFact['kind']>([
  'medication',
  'allergy',
  'family',
  'social',
  'measurement',
])
/** Parts in the middle of the body: pain in the back has a side only where one was said of it. */
const MIDDLE = new Set(
  'back neck chest abdomen spine lumbar cervical face base coronary'.split(' '),
)
const LOCAL = new RegExp(String.raw`\b(?:${LOCAL_SIGNS.join('|')})\b`)
const UNSIDED = new RegExp(String.raw`\b(?:${UNSIDED_THINGS.join('|')})\b`)
const SELDOM = new RegExp(String.raw`\b(?:${SELDOM_SIDED.join('|')})\b`)
const PLANNED = new RegExp(String.raw`\b(?:${SIDED_PLANS.join('|')})\b`)

/** Whether a fact can be on a side at all. */
export function isSideable({ kind, concept, act }: FramedFact): boolean {
  return !NEVER_SIDED.has(kind) && act !== 'follow_up' && !UNSIDED.test(concept)
}

/** What examination and pictures show is of the part that the visit is about. */
const SHOWN = new Set<FramedFact['kind']>(['finding', 'result', 'assessment', 'complaint'])

/**
 * Whether a fact is on the side that the talk is about though nobody said so of it. `words`: how it was
 * said; `isFocus`: whether the reader takes it to be on that side.
 */
export function isOfSidedPart(fact: FramedFact, words: string, isFocus: boolean): boolean {
  if (!isSideable(fact) || SELDOM.test(fact.concept)) return false
  const parts = findParts(tokensOf(words))
  if (parts.some((part) => MIDDLE.has(part))) return false
  if (fact.kind === 'plan') return PLANNED.test(words) || (parts.length > 0 && isFocus)
  if (parts.length > 0 || (isFocus && SHOWN.has(fact.kind))) return true
  // 'No tingling' denies it everywhere.
  return LOCAL.test(words) && !(fact.polarity === 'absent' && fact.kind === 'symptom' && !isFocus)
}
