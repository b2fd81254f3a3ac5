import type { FramedFact } from '../fact.ts'

const FELT = new Set<FramedFact['kind']>(['symptom', 'complaint'])
/** What is less sure than this gives way to what it contradicts. */
const DOUBTFUL = 0.6

/**
 * What says the opposite of a surer fact was misheard more likely than meant. A denial with its own
 * condition or place denies less, and stays.
 */
export function resolveConflicts(facts: readonly FramedFact[]): FramedFact[] {
  return facts.filter(
    (fact) =>
      !(fact.sureness < DOUBTFUL && facts.some((other) => isOpposite(fact, other))) &&
      !facts.some((other) => isOutdone(fact, other)),
  )
}

function isOpposite(fact: FramedFact, other: FramedFact): boolean {
  if (!FELT.has(fact.kind) || !FELT.has(other.kind) || other.sureness < fact.sureness) return false
  if (fact.concept !== other.concept || fact.who !== other.who) return false
  if (fact.polarity === other.polarity || fact.time !== other.time) return false
  const { condition, site, side } = fact.attributes
  return (
    condition === other.attributes.condition &&
    site === other.attributes.site &&
    side === other.attributes.side
  )
}

const NEW = new Set<FramedFact['status']>(['start', 'advise'])

/** A drug that is started is not also continued, offered or mentioned; one that is started is advised. */
function isOutdone(fact: FramedFact, other: FramedFact): boolean {
  if (fact === other || fact.kind !== 'medication' || other.kind !== 'medication') return false
  if (fact.concept !== other.concept || fact.who !== other.who) return false
  if (fact.polarity !== 'present' || other.polarity !== 'present') return false
  const gives = fact.attributes.dose !== undefined && fact.attributes.dose !== other.attributes.dose
  if (gives) return false
  if (fact.status === 'mentioned') return other.status !== 'mentioned'
  if (fact.status === 'advise') return other.status === 'start'
  return fact.status === 'continue' && NEW.has(other.status) && fact.sureness < other.sureness
}
