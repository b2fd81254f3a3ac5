import type { FramedFact } from '../fact.ts'

const STEM = 5
const LITTLE = new Set([
  'disea',
  'disor',
  'syndr',
  'probl',
  'condi',
  'small',
  'possi',
  'exter',
  'inter',
])

/** What the patient is known to have, or what was found, is not suspected: only its part in the trouble is. */
export function resolveKnownConditions(facts: readonly FramedFact[]): FramedFact[] {
  const known = facts.filter(isKnown).map(({ concept }) => stemsOf(concept))
  return facts.map((fact) => {
    if (fact.kind !== 'assessment' || fact.certainty !== 'possible') return fact
    if (fact.polarity !== 'present' || fact.who !== 'patient') return fact
    const stems = stemsOf(fact.concept)
    const isTold =
      stems.length > 0 && stems.every((stem) => known.some((all) => all.includes(stem)))
    const status = fact.status === 'suspected' ? '' : fact.status
    return isTold ? { ...fact, certainty: 'sure', status } : fact
  })
}

function isKnown({ kind, polarity, certainty, who, time }: FramedFact): boolean {
  return (
    (kind === 'history' || kind === 'finding') &&
    polarity === 'present' &&
    certainty === 'sure' &&
    who === 'patient' &&
    time === 'now'
  )
}

function stemsOf(concept: string): string[] {
  return (concept.toLowerCase().match(/[a-z]{5,}/g) ?? [])
    .map((word) => word.slice(0, STEM))
    .filter((stem) => !LITTLE.has(stem))
}
