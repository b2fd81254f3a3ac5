import type { Fact } from '@chartwright/contract/facts'
import { addsNothing } from './adds-nothing.ts'
import { isNarrower, isSameName } from './same-name.ts'

/** 'Recheck the pulse' is more than a visit. */
const VISIT =
  /^(?:follow-?up|(?:recheck|review)(?! (?:of )?the\b)|(?:clinic )?(?:appointment|visit)|see\b|come back|return)/
const ADVICE = /^(?:advise|counsel)$/

/** Whether one plan says what the other does. */
export function tellsPlan(one: Fact, other: Fact): boolean {
  if (one.polarity !== other.polarity || !addsNothing(other, one)) return false
  if (other.certainty === 'sure' && one.certainty !== 'sure') return false
  if (one.act !== other.act && !(ADVICE.test(one.act) && ADVICE.test(other.act))) return false
  if (one.act === 'safety_net') return one.concept === other.concept
  // Coming back is coming back, however it was said.
  if (one.act === 'follow_up' && one.attributes.when !== undefined && VISIT.test(other.concept))
    return true
  return isSameName(one.concept, other.concept) || isNarrower(one.concept, other.concept)
}
