import type { Fact, FactKind } from '@chartwright/contract/facts'
import { isSound, isWordable } from './wordable.ts'

/** Whether a fact can be told in the words of a note: by rules or, where it wrote them, by the phraser. */
export function canBeTold(fact: Fact): boolean {
  return isWordable(fact) || isPhrasedWell(fact) || isTakenAsItIs(fact)
}

/** A warning is told by its signs, which only the rules count. */
export function isPhrasedWell({ phrased, act }: Fact): boolean {
  return phrased === true && act !== 'safety_net'
}

/** Kinds whose sentence is little more than what was said; a symptom has to be a name, to stand among others. */
const SAID_AS_IT_IS = new Set<FactKind>(['complaint', 'finding', 'social'])
/** Of facts that no table names, two in three are put well from here on. */
const LEAST_ACCEPTANCE = 0.55
const LEAST_SURENESS = 0.8

/** Of which what is said behind it counts as much. */
const SELF_HARM =
  /\b(?:alive|die|dying|dead|harm\w*|kill\w*|suicid\w*)\b|\bhurt\w* (?:my|him|her|your|them)self\b/i

/** 'Bitemporal hemianopia' is in no table, and a clinician leaves it as it is. */
function isTakenAsItIs(fact: Fact): boolean {
  const { kind, source, polarity, certainty, acceptance = 0, sureness = 0 } = fact
  return (
    source === 'heard' &&
    !SELF_HARM.test(fact.concept) &&
    SAID_AS_IT_IS.has(kind) &&
    polarity === 'present' &&
    certainty === 'sure' &&
    acceptance >= LEAST_ACCEPTANCE &&
    sureness >= LEAST_SURENESS &&
    isSound(fact)
  )
}
