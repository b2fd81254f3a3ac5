import type { Fact, FactAttribute } from '@chartwright/contract/facts'
import { isWithin } from '../words/word-stems.ts'

/** Whether all that is known of the other is known of the one, or stands in its name. */
export function addsNothing(other: Fact, one: Fact): boolean {
  return Object.entries(other.attributes).every(([name, value]) => {
    const known = one.attributes[name as FactAttribute]
    return known === undefined ? isWithin(value, one.concept) : agree(known, value)
  })
}

/** Whether nothing known of the one speaks against the other. */
export function canAgree(one: Fact, other: Fact): boolean {
  return Object.entries(other.attributes).every(([name, value]) => {
    const known = one.attributes[name as FactAttribute]
    return known === undefined || agree(known, value)
  })
}

function agree(one: string, other: string): boolean {
  return isWithin(one, other) || isWithin(other, one)
}

/** What makes two facts of one name speak of different things. */
const DIFFERS: readonly FactAttribute[] = ['side', 'site', 'condition', 'when', 'onset', 'trigger']

export function isSameOccasion(one: Fact, other: Fact): boolean {
  return DIFFERS.every((name) => {
    const [first, second] = [one.attributes[name], other.attributes[name]]
    return first === second || (first !== undefined && second !== undefined && agree(first, second))
  })
}
