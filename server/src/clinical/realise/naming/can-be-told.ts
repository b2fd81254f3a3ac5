import type { Fact } from '@chartwright/contract/facts'
import { isWordable } from './wordable.ts'

/** Whether a fact can be told in the words of a note: by rules or, where it wrote them, by the phraser. */
export function canBeTold(fact: Fact): boolean {
  return isWordable(fact) || isPhrasedWell(fact)
}

/** A warning is told by its signs, which only the rules count. */
export function isPhrasedWell({ phrased, act }: Fact): boolean {
  return phrased === true && act !== 'safety_net'
}
