import type { Fact } from '@chartwright/contract/facts'

/** A test that was named, but not what it showed: 'Diabetes.' would say something else. */
export function isWithoutValue({ kind, polarity, concept, attributes: a, text }: Fact): boolean {
  const told = text.toLowerCase().replace(concept.toLowerCase(), '')
  return (
    (kind === 'measurement' || kind === 'result') &&
    polarity === 'present' &&
    [a.value, a.detail, a.severity, a.quality, a.course].every((told) => told === undefined) &&
    !/\d|normal|high|low|negative|positive|good|fine|elevated/.test(told)
  )
}
