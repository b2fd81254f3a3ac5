import type { Fact } from '@chartwright/contract/facts'
import { addsNothing } from './adds-nothing.ts'
import { TAKEN_APART } from './drug-group-members.data.ts'
import { groupOfDrug, isOfDrugGroup, isSameDrug } from './drug-names.ts'

/** What a decision about a drug, or the taking of it, says as well. */
const SAYS_TOO: Readonly<Record<string, readonly string[]>> = {
  takes: ['takes', 'took', 'mentioned', ''],
  took: ['took', 'mentioned', ''],
  start: ['start', 'advise', 'offered', 'mentioned'],
  increase: ['increase', 'continue', 'refill', 'start', 'mentioned'],
  decrease: ['decrease', 'continue', 'refill', 'start', 'mentioned'],
  continue: ['continue', 'advise', 'mentioned'],
  refill: ['refill', 'continue', 'mentioned'],
  stop: ['stop', 'hold', 'mentioned'],
  hold: ['hold', 'mentioned'],
  advise: ['advise', 'offered', 'mentioned'],
  declined: ['declined', 'offered', 'mentioned'],
}
const CHANGES_DOSE = /^(?:increase|decrease)$/

/** Who changes a drug or goes on with it takes it already. */
const IS_TAKEN = /^(?:increase|decrease|continue|refill)$/

/** Whether the line of one drug tells the other: the same drug, or the group that it is of. */
export function tellsDrug(one: Fact, other: Fact): boolean {
  if (one.polarity !== other.polarity) return false
  if (other.certainty === 'sure' && one.certainty !== 'sure') return false
  if (isOfDrugGroup(one.concept, other.concept)) return tellsGroup(one, other)
  if (SAYS_TOO[one.status]?.includes(other.status) !== true) return false
  if (!isSameDrug(one.concept, other.concept)) return false
  // The dose before the change is told by the list of what is taken.
  if (CHANGES_DOSE.test(one.status) && /^(?:continue|refill)$/.test(other.status)) return true
  return addsNothing(other, one)
}

/** To stop one drug is not to stop its whole group, and not to take it is not to take none of them. */
const OF_ONE_ONLY = /^(?:stop|hold|declined)$/

/** What is said of a group is told by its drug. What the group does explains a drug of which no purpose is told. */
function tellsGroup(one: Fact, other: Fact): boolean {
  if (one.polarity === 'absent' || OF_ONE_ONLY.test(one.status)) return false
  const isTaken = IS_TAKEN.test(one.status) && other.status === 'takes'
  if (!isTaken && SAYS_TOO[one.status]?.includes(other.status) !== true) return false
  if (isTaken && mayBeAnother(other)) return false
  if (isCreamOfAnotherLine(one, other)) return false
  const { reason: _, ...attributes } = other.attributes
  return addsNothing(one.attributes.reason === undefined ? { ...other, attributes } : other, one)
}

/** Whether the drug of the group that is taken may be another one than the one that is decided on. */
function mayBeAnother({ concept, attributes }: Fact): boolean {
  return (
    attributes.reason !== undefined ||
    TAKEN_APART.some(([group]) => group.test(concept.toLowerCase()))
  )
}

/** Steroids are a cream only where the cream is named with them: others are swallowed or injected. */
function isCreamOfAnotherLine(one: Fact, other: Fact): boolean {
  if (groupOfDrug(one.concept) !== 'steroid cream' || /cream/i.test(other.concept)) return false
  return !one.lines.some((line) => other.lines.includes(line))
}
