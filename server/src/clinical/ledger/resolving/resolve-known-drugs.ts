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
  return facts.map((fact) => (isTaken(fact, taken) ? { ...fact, status: 'continue' } : fact))
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
