import { genericName } from '../../../lexicon/drug-brands.data.ts'
import { isOfDrugGroup } from '../../../realise/once/drug-names.ts'
import type { FramedFact } from '../../fact.ts'

const GOING_ON = new Set<FramedFact['status']>(['takes', 'continue', 'refill'])

/** 'Start the allopurinol' of a drug that is taken at that dose: it goes on. */
export function resolveKnownDrugs(facts: readonly FramedFact[]): FramedFact[] {
  const taken = facts.filter(
    ({ kind, status, polarity, who, certainty }) =>
      kind === 'medication' &&
      GOING_ON.has(status) &&
      polarity === 'present' &&
      who === 'patient' &&
      certainty === 'sure',
  )
  const changes = facts.filter(
    ({ kind, status, polarity, certainty }) =>
      kind === 'medication' &&
      (status === 'increase' || status === 'decrease') &&
      polarity === 'present' &&
      certainty === 'sure',
  )
  return facts.map((fact) => {
    const changed = changes.find((other) => isChangeOf(other, fact))
    if (changed) return { ...fact, status: changed.status }
    if (isTaken(fact, taken)) return { ...fact, status: 'continue' }
    return goesOn(fact, taken) ? { ...fact, status: 'takes', time: 'now' } : fact
  })
}

/** 'We increase it to 40.' — 'Order fluoxetine 40.' is the same decision. */
function isChangeOf(other: FramedFact, fact: FramedFact): boolean {
  const { dose } = fact.attributes
  return (
    fact.kind === 'medication' &&
    fact.status === 'start' &&
    fact.polarity === 'present' &&
    other.who === fact.who &&
    isSame(other, fact) &&
    (dose === undefined || (other.attributes.dose ?? dose) === dose)
  )
}

function isSame(one: FramedFact, other: FramedFact): boolean {
  return genericName(one.concept) === genericName(other.concept)
}

/** What a clinician lets go on is taken, however sure the reader is of either. */
const LEAST_SURE = 0.6

/** 'My flatmate gave me Difflam.' — 'Carry on with the Difflam.': it is taken now. */
function goesOn(fact: FramedFact, taken: readonly FramedFact[]): boolean {
  const { kind, status, time, polarity, who, attributes: a } = fact
  const isOver = status === 'took' || (status === 'takes' && time === 'past')
  if (kind !== 'medication' || !isOver || polarity === 'absent' || who !== 'patient') return false
  if ((a.when ?? a.duration ?? a.onset ?? a.course) !== undefined) return false
  return taken.some(
    (other) =>
      other.status === 'continue' &&
      (isSame(other, fact) || isOfDrugGroup(fact.concept, other.concept)) &&
      other.sureness >= LEAST_SURE &&
      (other.lines[0] ?? 0) > (fact.lines[0] ?? 0),
  )
}

function isTaken(fact: FramedFact, taken: readonly FramedFact[]): boolean {
  if (fact.kind !== 'medication' || fact.status !== 'start' || fact.polarity === 'absent')
    return false
  const { dose } = fact.attributes
  return taken.some(
    (other) =>
      isSame(other, fact) &&
      isBelieved(other, fact) &&
      (dose === undefined || dose === other.attributes.dose || isRestOf(fact, other)),
  )
}

/** 'Continue that statin, that atorvastatin, eighty milligrams': its dose follows. */
function isRestOf(fact: FramedFact, other: FramedFact): boolean {
  return (
    other.attributes.dose === undefined && (isInOneLine(fact, other) || isJustAfter(fact, other))
  )
}

const ORDER_LINES = 4

/** 'I want to continue the aspirin.' — 'Order aspirin 81.' */
function isJustAfter(fact: FramedFact, other: FramedFact): boolean {
  const after = (fact.lines[0] ?? 0) - (other.lines.at(-1) ?? 0)
  return other.status === 'continue' && after > 0 && after <= ORDER_LINES
}

function isBelieved(other: FramedFact, fact: FramedFact): boolean {
  return (
    other.sureness >= fact.sureness ||
    (other.status === 'continue' && (isInOneLine(fact, other) || isJustAfter(fact, other)))
  )
}

function isInOneLine(fact: FramedFact, other: FramedFact): boolean {
  return other.lines.some((line) => fact.lines.includes(line))
}
