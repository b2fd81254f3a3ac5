import type { Fact } from '@chartwright/contract/facts'

/** Whether the words of its condition are those of another drug as well, which is surer: then nobody knows whose they are. */
export function sharesCondition(fact: Fact, facts: readonly Fact[]): boolean {
  return surerWith(fact, facts) !== undefined
}

/** A drug that goes on needs no condition: what is another's is left to it. */
export function withOwnCondition(fact: Fact, facts: readonly Fact[]): Fact {
  const other = fact.status === 'continue' ? surerWith(fact, facts) : undefined
  if (other === undefined) return fact
  const { condition: _, frequency, ...attributes } = fact.attributes
  const isOwn = frequency !== undefined && frequency !== other.attributes.frequency
  return { ...fact, attributes: { ...attributes, ...(isOwn && { frequency }) } }
}

function surerWith(fact: Fact, facts: readonly Fact[]): Fact | undefined {
  const { condition } = fact.attributes
  if (fact.kind !== 'medication' || condition === undefined) return undefined
  return facts.find(
    (other) =>
      other.kind === 'medication' &&
      other.concept !== fact.concept &&
      other.attributes.condition === condition &&
      (other.sureness ?? 1) > (fact.sureness ?? 1) &&
      other.lines.some((line) => fact.lines.includes(line)),
  )
}
