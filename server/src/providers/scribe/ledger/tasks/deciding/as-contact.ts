import type { Fact } from '@chartwright/contract/facts'
import type { Around } from '../task-around.ts'

/** 'I'll be in touch with you in a day or so': a call and no visit. */
const IN_TOUCH =
  /\b(?:in touch(?: with (?:you|him|her|them))?|(?:call|phone|ring|message|contact|text) (?:you|him|her)(?: back| up)?|let (?:you|him|her) know)(?:,| again| sometime| probably| hopefully|\.\.\.| in)*$/
const TOUCH = /\b(?:in )?touch\b(?! base)/
/** Only a time, as the words of a visit without its verb are. */
const ONLY_TIME =
  /^(?:(?:in|within|about|around|the|next|an?|couple|few|of|or|so|two|three|four|five|six|ten|\d+|tomorrow|later|this|on|by|days?|weeks?|months?|hours?|week|monday|tuesday|wednesday|thursday|friday)(?:'s)?(?: |$))+$/
const SPOKEN_TO = /^(?:be )?(?:talk|speak|chat|reach out|touch base)(?:ing)? (?:to|with)\b/
/** Said of the clinician's own deed. */
const OURS =
  /\b(?:i|we)(?:'ll|'m|'re|'d| will| am| are| would)?(?: (?:want|like|need|have|gonna|going|wanna|also|then|be|just|to|go|ahead|and|definitely|probably))*$/
const TOPIC =
  /\b(?:problem|issue|concern|condition|diagnosis),? (?:of |is |with )?(?:your|the|his|her) ([a-z][a-z -]{2,40}?),? (?:i|we|i'm|i'll|we'll|let's|continue|keep)\b[^.]*$/

/** A call to the patient, or to a colleague, where it was heard as a visit or a referral. */
export function asContact(fact: Fact, around: readonly Around[]): Fact {
  if (fact.kind !== 'plan' || around.length === 0) return fact
  if (fact.act === 'follow_up' && TOUCH.test(fact.concept))
    return { ...fact, concept: /\bresults?\b/.test(fact.concept) ? 'results contact' : 'contact' }
  if (fact.act === 'follow_up' && around.every(isCallBack)) return { ...fact, concept: 'contact' }
  const isOurs = around.some(({ before, words }) => SPOKEN_TO.test(words) && OURS.test(before))
  if (!isOurs || (fact.act !== 'refer' && fact.act !== 'follow_up')) return fact
  const topic = around
    .map(({ before }) => TOPIC.exec(before)?.[1])
    .find((found) => found !== undefined)
  const whom = fact.concept.replace(SPOKEN_TO, '').trim()
  const about = topic === undefined ? '' : ` about the ${topic}`
  return { ...fact, act: 'follow_up', concept: `talk to ${whom}${about}` }
}

function isCallBack({ before, words }: Around): boolean {
  return IN_TOUCH.test(before) && ONLY_TIME.test(words)
}
