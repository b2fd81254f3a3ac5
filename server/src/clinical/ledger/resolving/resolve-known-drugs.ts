import { genericName } from '../../lexicon/drug-brands.data.ts'
import type { FramedFact } from '../fact.ts'

/** 'Start the allopurinol' of a drug that is taken at that dose: it goes on. */
export function resolveKnownDrugs(facts: readonly FramedFact[]): FramedFact[] {
  const taken = facts.filter(
    ({ kind, status, polarity, who, certainty }) =>
      kind === 'medication' &&
      status === 'takes' &&
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
      other.sureness >= fact.sureness &&
      (dose === undefined || dose === other.attributes.dose),
  )
}
