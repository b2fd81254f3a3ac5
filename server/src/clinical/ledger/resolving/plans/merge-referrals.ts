import type { FramedFact } from '../../fact.ts'

/** 'I'll refer you', 'I'll put in that referral', 'see an ear': the service is named nearby. */
const BARE = /^(?:refer(?:ral)?|send|see|consult(?:ation)?|ear)$/
const LINES_APART = 2

/** Merges a referral without a service into the nearest one that names it, and keeps its date. */
export function mergeReferrals(facts: readonly FramedFact[]): FramedFact[] {
  const bare = facts.filter((fact) => isReferral(fact) && BARE.test(fact.concept))
  const merged = new Map<FramedFact, FramedFact>()
  const taken = new Set(
    bare.filter((fact) => {
      const whole = facts
        .filter((other) => isReferral(other) && !BARE.test(other.concept) && isSame(fact, other))
        .toSorted((one, other) => distance(fact, one) - distance(fact, other))[0]
      if (whole === undefined) return false
      const { when } = fact.attributes
      const known = merged.get(whole) ?? whole
      if (when !== undefined && known.attributes.when === undefined)
        merged.set(whole, { ...known, attributes: { ...known.attributes, when } })
      return true
    }),
  )
  return facts.filter((fact) => !taken.has(fact)).map((fact) => merged.get(fact) ?? fact)
}

function isReferral({ kind, act }: FramedFact): boolean {
  return kind === 'plan' && act === 'refer'
}

function isSame(fact: FramedFact, other: FramedFact): boolean {
  return (
    fact.who === other.who &&
    fact.polarity === other.polarity &&
    fact.certainty === other.certainty &&
    distance(fact, other) <= LINES_APART
  )
}

function distance({ said: [one] }: FramedFact, { said: [other] }: FramedFact): number {
  return Math.abs((one?.line ?? 0) - (other?.line ?? 0))
}
