import { genericName } from '../../../lexicon/drug-brands.data.ts'
import type { FramedFact } from '../../fact.ts'

/** What goes on as it is has the dose that it has had. */
const UNCHANGED = new Set<FramedFact['status']>(['takes', 'continue', 'refill'])

/** 'Continue the lisinopril' is at the dose at which it is taken, where one dose was said. */
export function resolveDoses(facts: readonly FramedFact[]): FramedFact[] {
  const known = new Map<string, FramedFact | null>()
  for (const fact of facts) {
    if (!isUnchanged(fact) || fact.attributes.dose === undefined) continue
    const other = known.get(drugOf(fact))
    const isSame = other === undefined || other?.attributes.dose === fact.attributes.dose
    known.set(drugOf(fact), isSame ? (other ?? fact) : null)
  }
  return facts.map((fact) => {
    const source = known.get(drugOf(fact))
    if (!source || !isUnchanged(fact) || fact.attributes.dose !== undefined) return fact
    // What is only quoted keeps its own words.
    if (fact.attributes.detail?.startsWith('but ') === true) return fact
    const { dose = '', frequency } = source.attributes
    return {
      ...fact,
      attributes: { ...(frequency && { frequency }), ...fact.attributes, dose },
      said: [...fact.said, ...source.said],
      lines: [...new Set([...fact.lines, ...source.lines])].sort((a, b) => a - b),
    }
  })
}

function isUnchanged({ kind, status, polarity, who }: FramedFact): boolean {
  return (
    kind === 'medication' && UNCHANGED.has(status) && polarity === 'present' && who === 'patient'
  )
}

function drugOf({ concept }: FramedFact): string {
  return genericName(concept)
}
