import type { Fact } from '@chartwright/contract/facts'
import type { KnownFact } from './known-fact.ts'

const EXTENT = /^(?:extensive|widespread|generali[sz]ed|diffuse) (?=\w)/

/** 'Eczema of the chest' and 'extensive eczema' are one problem: how far it goes, with where it is. */
export function joinExtents(
  fact: Fact,
  known: readonly KnownFact[],
  toldBy: Map<string, string>,
): Fact {
  const { kind, concept, polarity, certainty, who, attributes } = fact
  const name = concept.toLowerCase().replace(EXTENT, '')
  const isPlaced = (attributes.site ?? attributes.side) !== undefined
  if (kind !== 'assessment' || toldBy.has(fact.id) || name === concept.toLowerCase() || isPlaced)
    return fact
  const same = known.find(
    ({ plain }) =>
      plain.kind === kind &&
      !toldBy.has(plain.id) &&
      plain.concept === name &&
      plain.polarity === polarity &&
      plain.certainty === certainty &&
      plain.who === who &&
      Object.keys(plain.attributes).every((each) => each === 'site' || each === 'side'),
  )
  if (same === undefined) return fact
  toldBy.set(same.plain.id, fact.id)
  return { ...fact, phrased: false, attributes: { ...attributes, ...same.fact.attributes } }
}
