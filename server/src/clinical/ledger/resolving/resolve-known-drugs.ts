import { genericName } from '../../lexicon/drug-brands.data.ts'
import type { FramedFact } from '../fact.ts'

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
  return facts.map((fact) => {
    if (isTaken(fact, taken)) return { ...fact, status: 'continue' }
    return goesOn(fact, taken) ? { ...fact, status: 'takes', time: 'now' } : fact
  })
}

/** 'My flatmate gave me Difflam.' — 'Carry on with the Difflam.': it is taken now. */
function goesOn(fact: FramedFact, taken: readonly FramedFact[]): boolean {
  const { kind, status, polarity, who, attributes: a } = fact
  if (kind !== 'medication' || status !== 'took' || polarity === 'absent' || who !== 'patient')
    return false
  if ((a.when ?? a.duration ?? a.onset ?? a.course) !== undefined) return false
  return taken.some(
    (other) =>
      other.status === 'continue' &&
      genericName(other.concept) === genericName(fact.concept) &&
      other.sureness >= fact.sureness &&
      (other.lines[0] ?? 0) > (fact.lines[0] ?? 0),
  )
}

function isTaken(fact: FramedFact, taken: readonly FramedFact[]): boolean {
  if (fact.kind !== 'medication' || fact.status !== 'start' || fact.polarity === 'absent')
    return false
  const { dose } = fact.attributes
  return taken.some(
    (other) =>
      genericName(other.concept) === genericName(fact.concept) &&
      isBelieved(other, fact) &&
      (dose === undefined || dose === other.attributes.dose || isRestOf(fact, other)),
  )
}

/** 'Continue that statin, that atorvastatin, eighty milligrams': its dose follows under another name. */
function isRestOf(fact: FramedFact, other: FramedFact): boolean {
  return other.attributes.dose === undefined && isInOneLine(fact, other)
}

function isBelieved(other: FramedFact, fact: FramedFact): boolean {
  return (
    other.sureness >= fact.sureness || (other.status === 'continue' && isInOneLine(fact, other))
  )
}

function isInOneLine(fact: FramedFact, other: FramedFact): boolean {
  return other.lines.some((line) => fact.lines.includes(line))
}
