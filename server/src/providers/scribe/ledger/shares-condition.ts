import type { Fact } from '@chartwright/contract/facts'

/** Whether the words of its condition are those of another drug as well, which is surer: then nobody knows whose they are. */
export function sharesCondition(fact: Fact, facts: readonly Fact[]): boolean {
  const { condition } = fact.attributes
  if (fact.kind !== 'medication' || condition === undefined) return false
  return facts.some(
    (other) =>
      other.kind === 'medication' &&
      other.concept !== fact.concept &&
      other.attributes.condition === condition &&
      (other.sureness ?? 1) > (fact.sureness ?? 1) &&
      other.lines.some((line) => fact.lines.includes(line)),
  )
}
