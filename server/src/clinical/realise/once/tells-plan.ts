import type { Fact } from '@chartwright/contract/facts'
import { isWithin } from '../words/word-stems.ts'
import { addsNothing } from './adds-nothing.ts'
import { isNarrower, isSameName } from './same-name.ts'
import { SAME_ADVICE } from './same-advice.data.ts'

/** 'Recheck the pulse' is more than a visit. */
const VISIT =
  /^(?:follow-?up|(?:recheck|review)(?! (?:of )?the\b)|(?:clinic )?(?:appointment|visit)|see\b|come back|return)/
const DONE: readonly Fact['act'][] = ['order', 'refer', 'procedure']
/** What an act says as well: who orders a thing has advised it. */
const SAYS_TOO: Partial<Record<Fact['act'], readonly Fact['act'][]>> = {
  order: [...DONE, 'advise'],
  refer: [...DONE, 'advise'],
  procedure: [...DONE, 'advise'],
  advise: ['advise', 'counsel'],
  counsel: ['advise', 'counsel'],
}

/** Whether one plan says what the other does. */
export function tellsPlan(one: Fact, given: Fact): boolean {
  if (one.polarity !== given.polarity) return false
  if (isDecidedLater(one, given)) return true
  const other = withoutSameDay(one, given)
  if (!addsNothing(other, one)) return false
  if (other.certainty === 'sure' && one.certainty !== 'sure') return false
  if (isSameReview(one, other)) return true
  if (one.act !== other.act && SAYS_TOO[one.act]?.includes(other.act) !== true) return false
  if (one.act === 'safety_net') return one.concept === other.concept
  // Coming back is coming back, however it was said.
  if (one.act === 'follow_up' && one.attributes.when !== undefined && VISIT.test(other.concept))
    return true
  return isNamedBy(one, other)
}

/** A visit to the clinic is one, whether it was called a referral or a return. */
function isSameReview(one: Fact, other: Fact): boolean {
  return (
    one.act === 'follow_up' &&
    DONE.includes(other.act) &&
    withoutVerb(other).concept === one.concept
  )
}

/** 'imaging of the neck' is the picture of the neck that has a name. */
const IMAGING =
  /^(?:(?:an?|some|further|more) )?(?:imaging(?: stud(?:y|ies))?|scans?|pictures?)(?: (?:of|on) (?:the )?(.+))?$/
const PICTURE = /\b(?:mri|ct|x-?rays?|ultrasound|pet)\b/i

/** 'I will order a test, I will order an ultrasound': it is the one that has a name. */
const TEST = /^(?:an? |some )?tests?$/
const NEXT_CHARS = 40

function isNamedRightAfter({ said: [test], phrased }: Fact, { said: [named] }: Fact): boolean {
  if (phrased === true || !test || test.segment_id !== named?.segment_id) return false
  const between = named.from - test.to
  return between >= 0 && between <= NEXT_CHARS
}

/** 'Wear a splint' names the splint that was ordered. */
const GETS = /^(?:arrange|book|get|have|schedule|try|use|wear) (?:an? |the |some )?(?=\S)/

function withoutVerb(plan: Fact): Fact {
  return DONE.includes(plan.act) || plan.act === 'advise'
    ? { ...plan, concept: plan.concept.replace(GETS, '') }
    : plan
}

function isNamedBy(given: Fact, told: Fact): boolean {
  const [one, other] = DONE.includes(given.act)
    ? [withoutVerb(given), withoutVerb(told)]
    : [given, told]
  const [imaging, part = ''] = IMAGING.exec(other.concept) ?? []
  if (imaging !== undefined && PICTURE.test(one.concept))
    return part === '' || isWithin(part, `${one.concept} ${one.attributes.site ?? ''}`)
  if (TEST.test(other.concept) && isNamedRightAfter(other, one)) return PICTURE.test(one.concept)
  if (isSameName(one.concept, other.concept) || isNarrower(one.concept, other.concept)) return true
  if (DONE.includes(one.act) && DONE.includes(other.act))
    return isWithin(other.concept, one.concept) && !/\b(?:no|not|never)\b/.test(one.concept)
  return SAME_ADVICE.some(
    ([name]) => name.test(one.concept.toLowerCase()) && name.test(other.concept.toLowerCase()),
  )
}

/** What was weighed first and decided on later is decided. */
function isDecidedLater(one: Fact, other: Fact): boolean {
  if (one.certainty !== 'sure' || other.certainty !== 'possible') return false
  if (!DONE.includes(one.act) || !DONE.includes(other.act)) return false
  if ((one.attributes.condition ?? '') !== '' || Math.min(...one.lines) <= Math.max(...other.lines))
    return false
  const { side } = other.attributes
  return side === (one.attributes.side ?? side) && isSameName(one.concept, other.concept)
}

const SPAN = /^(\d+) (day|week|month)s?$/
const DAYS = { day: 1, week: 7, month: 28 }

/** '14 days' and '2 weeks' are one day. */
function withoutSameDay(one: Fact, other: Fact): Fact {
  const { when, ...attributes } = other.attributes
  const days = daysOf(when)
  return days !== undefined && days === daysOf(one.attributes.when)
    ? { ...other, attributes }
    : other
}

function daysOf(when = ''): number | undefined {
  const [, count, unit] = SPAN.exec(when) ?? []
  return count === undefined ? undefined : Number(count) * DAYS[unit as keyof typeof DAYS]
}
