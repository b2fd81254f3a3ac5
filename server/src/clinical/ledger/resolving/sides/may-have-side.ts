import { findParts } from '../../../find-sides.ts'
import { tokensOf } from '../../../tokens.ts'
import type { FramedFact } from '../../fact.ts'
import { LIMB_OF } from './limbs.data.ts'
import { LOCAL_SIGNS } from './local-signs.data.ts'
import { OF_ALL_SIDES, SELDOM_SIDED, SIDED_PLANS, UNSIDED_THINGS } from './sided-things.data.ts'

/** Drugs, habits and relatives are on no side. */
const NEVER_SIDED = new Set<FramedFact['kind']>(['allergy', 'family', 'social', 'measurement'])
/** Parts in the middle of the body: pain in the back has a side only where one was said of it. */
const MIDDLE = new Set(
  'back neck chest abdomen spine lumbar cervical face base coronary'.split(' '),
)
const LOCAL = oneOf(LOCAL_SIGNS)
const UNSIDED = oneOf(UNSIDED_THINGS)
const SELDOM = oneOf(SELDOM_SIDED)
const PLANNED = oneOf(SIDED_PLANS)
const OF_ALL = oneOf(OF_ALL_SIDES)

function oneOf(words: readonly string[]): RegExp {
  return new RegExp(String.raw`\b(?:${words.join('|')})\b`)
}

/** Whether a fact can be on a side at all. */
export function isSideable({ kind, concept, act }: FramedFact): boolean {
  return !NEVER_SIDED.has(kind) && act !== 'follow_up' && !UNSIDED.test(concept)
}

/** Kinds that may be of a part which their own words do not name. */
const OF_TOPIC = new Set<FramedFact['kind']>([
  'symptom',
  'complaint',
  'finding',
  'result',
  'assessment',
])

/** Whether a fact may be on a side that nobody said of it; `words`: how it was said. */
export function mayTakeOverSide(fact: FramedFact, words: string): boolean {
  if (!isSideable(fact) || fact.act === 'refer') return false
  if (fact.kind === 'medication' && !isInjected(words)) return false
  if ((SELDOM.test(fact.concept) && !isBorne(fact.concept, words)) || OF_ALL.test(words))
    return false
  const parts = findParts(tokensOf(words))
  return !parts.some((part) => MIDDLE.has(part)) || parts.some((part) => LIMB_OF[part])
}

const BORNE =
  /\b(?:weight|weight[- ]bear(?:ing)?|walk(?:ing)?|stand(?:ing)?) on (?:my|your|the|that|this|his|her|it)\b/

/** 'walking on your foot', 'able to walk on it': what stands on a part is of that part. */
function isBorne(concept: string, words: string): boolean {
  return BORNE.test(words) && concept !== 'weight'
}

const JOINT_INJECTION =
  /\b(?:steroids?|corticosteroids?|cortisone|lidocaine|hyaluronic|trigger|joint)\b.*\b(?:injections?|shots?)\b|\b(?:injections?|shots?) of (?:\w+ )?(?:steroids?|corticosteroids?|cortisone|lidocaine)\b/

/** 'a cortisone shot in your knee': given into a part. */
function isInjected(words: string): boolean {
  return JOINT_INJECTION.test(words) && findParts(tokensOf(words)).some((part) => LIMB_OF[part])
}

/** Whether a fact is of the part that the visit is about, though its own words name none. */
export function mayBeOfTopic({ kind, polarity, sideOdds }: FramedFact, words: string): boolean {
  const oneSided = sideOdds ? sideOdds.left + sideOdds.right : LEAST_LOCAL
  if (kind === 'plan') return PLANNED.test(words) && oneSided >= LEAST_LOCAL
  // 'No tingling' denies it everywhere.
  const isEverywhere = polarity === 'absent' && kind === 'symptom'
  const isLocal = LOCAL.test(words) && !isEverywhere
  // What one comes with may be of no part: a sting, a prescription, a pressure.
  if (kind === 'complaint' && !LOCAL.test(words)) return false
  return OF_TOPIC.has(kind) && oneSided >= (isLocal ? LEAST_LOCAL : LEAST_OTHER)
}

/** What has a side only where one is said of it. */
export function isSeldomSided(concept: string): boolean {
  return SELDOM.test(concept)
}

export function isLocalSign(words: string): boolean {
  return LOCAL.test(words)
}

/** Whether the reader's word is enough: a denied symptom is denied of both sides. */
export function mayBeOnReadSide({ kind, polarity }: FramedFact): boolean {
  return OF_TOPIC.has(kind) && !(kind === 'symptom' && polarity === 'absent')
}

/** How likely the reader must find it to be on one side, whichever: less of a local sign. */
const LEAST_LOCAL = 0.05
const LEAST_OTHER = 0.4
