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
  const denied = new Set(facts.filter(isDenied).map(({ concept }) => concept))
  const known = facts
    .filter((fact) => isKnown(fact) && !denied.has(fact.concept))
    .map(({ concept }) => stemsOf(concept))
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

/** 'I've never had a migraine': what else was heard of it is another's. */
function isDenied({ kind, polarity, who }: FramedFact): boolean {
  return kind === 'history' && polarity === 'absent' && who === 'patient'
}

function stemsOf(concept: string): string[] {
  return (concept.toLowerCase().match(/[a-z]{5,}/g) ?? [])
    .map((word) => word.slice(0, STEM))
    .filter((stem) => !LITTLE.has(stem))
}
