import type { Fact } from '@chartwright/contract/facts'
import { DEVICE } from '../../../../../clinical/realise/patient/devices.data.ts'
import type { ScribeSegment } from '../../../scribe.ts'
import { plainSaid, type Around } from '../task-around.ts'

/** The condition of what waits for an operation. */
export const AFTER_SURGERY = 'after surgery'
const OPERATION = String.raw`(?:your |the |that )?(?:surgery|operation|procedure)`
const AFTER_BEFORE = new RegExp(
  String.raw`\bafter ${OPERATION}(?: is (?:done|over))?,? (?:that )?(?:(?!\b(?:before|now|today|first)\b)[^.])*$`,
)
const AFTER_BEHIND = new RegExp(String.raw`^,? ?(?:(?:some|a bit|a little) )?after ${OPERATION}\b`)
const AFTER = new Set<Fact['act']>(['refer', 'order'])

/** 'After surgery we get you to therapy': not to be arranged for now. */
export function afterOperation(fact: Fact, around: readonly Around[]): Fact {
  const { act, attributes } = fact
  const isAfter =
    AFTER.has(act) &&
    attributes.condition === undefined &&
    attributes.when === undefined &&
    around.length > 0 &&
    around.every(({ before, after }) => AFTER_BEFORE.test(before) || AFTER_BEHIND.test(after))
  return isAfter ? waiting(fact) : fact
}

/** What will be so by then: 'you'll be in a cast and you will use crutches'. */
const WILL_BE =
  /\byou(?:'ll| will|'re gonna| are gonna|'re going to| are going to)(?: (?:be|need|have|use|wear|using|wearing|in|on|to|an?|the|with|and|also|then|cast|boot|splint|sling|brace|you|will|you'll))*$/
const TOLD_BEFORE = 500
const DAY_OF_IT =
  /\b(?:(?:day|outpatient|same[- ]day) surgery|surgery|operation)\b.*\b(?:go home|discharged|home (?:the|that) same|same day)\b/

/** 'I'm gonna have you use crutches' */
const HAVE_YOU =
  /\b(?:i'm gonna|i'm going to|i'll|we'll|i will|we will) have you(?: use| wear| on| in)?(?: an?| the)?$/

/** A cast, or a visit, that is told of with the day of the operation comes behind it. */
export function withDayOfOperation(fact: Fact, segments: readonly ScribeSegment[]): Fact {
  const { act, concept, said, attributes } = fact
  const isVisit = act === 'follow_up' && (attributes.when ?? attributes.duration) === undefined
  const isDevice = fact.kind === 'plan' && DEVICE.test(concept.toLowerCase())
  if (!(isVisit || isDevice) || attributes.condition !== undefined) return fact
  const places = said.flatMap(({ segment_id: id, from }) => {
    const text = segments.find((segment) => segment.id === id)?.text.toLowerCase()
    return text === undefined ? [] : [text.slice(Math.max(0, from - TOLD_BEFORE), from).trimEnd()]
  })
  const isThen =
    places.length > 0 &&
    places.every((before) => DAY_OF_IT.test(before) && (isVisit || isThenSaid(plainSaid(before))))
  return isThen ? waiting(fact) : fact
}

function isThenSaid(before: string): boolean {
  return WILL_BE.test(before) || HAVE_YOU.test(before)
}

function waiting(fact: Fact): Fact {
  return { ...fact, attributes: { ...fact.attributes, condition: AFTER_SURGERY } }
}

/** What is done before an operation is not done after it, whatever else was said of it. */
export function withoutLaterTime(fact: Fact): Fact {
  if (!/\bpre-?(?:surg|op)/i.test(fact.concept) || !isAfterOperation(fact)) return fact
  const { when: _, condition: __, ...attributes } = fact.attributes
  return { ...fact, attributes }
}

const WAITS = /\b(?:surgery|operation|procedure)\b/

/** Whether it is counted from an operation, or waits for one. */
export function isAfterOperation({ attributes: { when, condition } }: Fact): boolean {
  return [when, condition].some(
    (said) => /\b(?:after|post)\b/.test(said ?? '') && WAITS.test(said ?? ''),
  )
}
