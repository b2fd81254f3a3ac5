import type { Fact } from '@chartwright/contract/facts'

/** How long and how often advice is to be followed, where nothing else was named before that was said. */
export function ownDetails(fact: Fact, facts: readonly Fact[]): Fact['attributes'] {
  const [name, ...details] = fact.said
  const last = Math.max(0, ...details.map(({ to }) => to))
  if (fact.act !== 'advise' || name === undefined || details.length === 0) return {}
  const isBehind = details.every(
    ({ segment_id: id, from }) => id === name.segment_id && from >= name.to,
  )
  const isOwn = !facts.some(
    ({ id, said: [other] }) =>
      id !== fact.id &&
      other?.segment_id === name.segment_id &&
      other.from >= name.to &&
      other.from < last,
  )
  if (!isBehind || !isOwn) return {}
  const { frequency, duration } = fact.attributes
  return Object.fromEntries(
    Object.entries({ frequency, duration }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  )
}
