import type { Fact } from '@chartwright/contract/facts'
import {
  isKnownDrug,
  isOfDrugGroup,
  isSameDrug,
} from '../../../../../../clinical/realise/once/drug-names.ts'
import { genericName } from '../../../questions/find-asked.ts'
import { DRUG_LIKE, NO_LISTED, NO_NAME, OPEN, STANDINGS, TAKES, UNNAMED } from '../medicine.data.ts'

/** What is said of one medicine under one heading: one fact, and others that say the same. */
export interface Standing {
  readonly title: string
  readonly fact: Fact
  readonly others: readonly Fact[]
}

const LEAST_OF_UNKNOWN = 0.6

/** Whether a list of medicines names it: a vaccine, a place and what is called nothing do not stand there. */
export function isMedicine({ concept, sureness = 1, source }: Fact): boolean {
  if (source !== 'heard') return true
  if (NO_LISTED.test(concept)) return false
  return isNamed(concept) || (DRUG_LIKE.test(concept) && sureness >= LEAST_OF_UNKNOWN)
}

export function isNamed(concept: string): boolean {
  return [concept, singular(concept)].some(
    (name) => isKnownDrug(name) || isKnownDrug(genericName(name)),
  )
}

/** 'Rennies' and 'creams' for 'Rennie' and 'cream'; a name of its own keeps its end. */
function singular(concept: string): string {
  return isKnownDrug(concept) ? concept : concept.replace(/(?<!s)['’]?s$/i, '')
}

/** Each medicine once under each heading, and under none that a later word on it has overtaken. */
export function standingOfDrugs(facts: readonly Fact[]): Standing[] {
  const present = facts.filter(({ polarity }) => polarity === 'present')
  const left = present.filter(
    (fact) =>
      !isOvertaken(fact, present) && !isToldByMember(fact, present) && !isToldByName(fact, present),
  )
  return STANDINGS.flatMap(([title, statuses]) => {
    const own = left.filter((fact) => statuses.includes(statusOf(fact, left)))
    const firsts = own.filter(
      (fact, at) => !own.some((other, place) => place < at && isSame(fact, other)),
    )
    return firsts.map((first) => {
      const same = own.filter((other) => isSame(first, other)).sort((a, b) => sizeOf(b) - sizeOf(a))
      const [fact = first, ...others] = same
      const classes = title === TAKES ? present.filter((other) => goesOnAsClass(other, first)) : []
      return { title: isOpen(same) ? OPEN : title, fact, others: [...others, ...classes] }
    })
  })
}

/** What is ordered again or allowed goes on, and what was taken at one time is not taken now. */
function statusOf(fact: Fact, facts: readonly Fact[]): Fact['status'] {
  const { status, time } = fact
  if (
    status === 'takes' &&
    time === 'past' &&
    !facts.some((other) => other !== fact && isSame(fact, other))
  )
    return 'took'
  const change = facts.find((other) => isSame(fact, other) && CHANGES.has(other.status))
  if (status === 'continue' && change && isCertain(change)) return change.status
  if (
    status === 'advise' &&
    facts.some((other) => isSame(fact, other) && GOES_ON.has(other.status))
  )
    return 'takes'
  const goesOn = facts.some((other) => isSame(fact, other) && other.status === 'continue')
  return status === 'start' && goesOn && change === undefined ? 'continue' : status
}

const GOES_ON = new Set<Fact['status']>(['takes', 'continue'])
const CHANGES = new Set<Fact['status']>(['increase', 'decrease'])

export function isSame(one: Fact, other: Fact): boolean {
  // A clause may name a medicine for another one's sake.
  if (NO_NAME.test(one.concept) !== NO_NAME.test(other.concept)) return false
  const [first = '', second = ''] = [one, other].map(({ concept }) => singular(concept))
  if (genericName(first) === genericName(second)) return true
  return isSameDrug(one.concept, other.concept) || isSameDrug(other.concept, one.concept)
}

function sizeOf({ attributes: { dose, frequency, amount }, status, sureness = 1 }: Fact): number {
  return (
    (dose === undefined ? 0 : 2) +
    (frequency === undefined ? 0 : 1) +
    (amount === undefined ? 0 : 1) +
    (status === 'continue' ? 0 : 0.5) +
    sureness
  )
}

const WEAK = new Set<Fact['status']>(['took', 'mentioned', 'offered', 'advise'])
const WEAKER: Partial<Record<Fact['status'], number>> = {
  took: 1,
  mentioned: 0,
  offered: 1,
  advise: 2,
}

/** What was taken before is not told where it is taken, begun or stopped now. */
function isOvertaken(fact: Fact, facts: readonly Fact[]): boolean {
  if (fact.status === 'takes' || fact.status === 'continue')
    return facts.some((other) => other.status === 'stop' && isSame(other, fact) && isCertain(other))
  if (!WEAK.has(fact.status)) return false
  return facts.some(
    (other) =>
      other !== fact &&
      isSame(other, fact) &&
      !(fact.status === 'advise' && GOES_ON.has(other.status)) &&
      (!WEAK.has(other.status) || (WEAKER[other.status] ?? 0) > (WEAKER[fact.status] ?? 0)),
  )
}

/** Decided by nobody yet. */
function isOpen(same: readonly Fact[]): boolean {
  return same.every(
    ({ status, certainty }) =>
      certainty === 'possible' && status !== 'takes' && status !== 'took' && status !== 'continue',
  )
}

function isCertain({ certainty, attributes: { condition } }: Fact): boolean {
  return certainty === 'sure' && condition === undefined
}

/** A class is told by its medicine; but who takes one may have to stop all, or had others before. */
function isToldByMember(fact: Fact, facts: readonly Fact[]): boolean {
  const { concept, status, certainty, lines } = fact
  return facts.some((other) => {
    if (other === fact || !isOfDrugGroup(other.concept, concept)) return false
    if (headingOf(other.status) === headingOf(status)) return other.certainty === certainty
    if (status === 'took') return lines.some((line) => other.lines.includes(line))
    return status !== 'stop' && status !== 'hold'
  })
}

/** 'Continue the anti-inflammatories' is said of the one that is taken. */
function goesOnAsClass({ status, concept }: Fact, member: Fact): boolean {
  return status === 'continue' && isOfDrugGroup(member.concept, concept)
}

function headingOf(status: Fact['status']): string | undefined {
  return STANDINGS.find(([, statuses]) => statuses.includes(status))?.[0]
}

/** 'your medications' says nothing beside a name. */
function isToldByName({ concept }: Fact, facts: readonly Fact[]): boolean {
  return UNNAMED.test(concept) && facts.some((other) => isNamed(other.concept))
}
