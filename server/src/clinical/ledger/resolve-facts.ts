import type { FramedFact } from './fact.ts'

/** Facts that say the same of one thing are one, with the lines of all. */
export function mergeFacts(facts: readonly FramedFact[]): FramedFact[] {
  const merged = new Map<string, FramedFact>()
  for (const fact of facts) {
    const key = keyOf(fact)
    const known = merged.get(key)
    merged.set(key, known ? joinFacts(known, fact) : fact)
  }
  return [...merged.values()]
}

function keyOf(fact: FramedFact): string {
  const { kind, concept, polarity, certainty, who, status, act, attributes } = fact
  const { side = '', dose = '', value = '' } = attributes
  const when = act === 'follow_up' ? (attributes.when ?? '') : ''
  return [kind, concept, polarity, certainty, who, status, act, side, dose, value, when].join('\n')
}

const WEIGHT = { critical: 2, major: 1, minor: 0 }

function joinFacts(one: FramedFact, other: FramedFact): FramedFact {
  const isMoreImportant = WEIGHT[other.importance] > WEIGHT[one.importance]
  return {
    ...one,
    attributes: { ...other.attributes, ...one.attributes },
    importance: isMoreImportant ? other.importance : one.importance,
    said: [...one.said, ...other.said],
    lines: [...new Set([...one.lines, ...other.lines])].sort((a, b) => a - b),
  }
}
